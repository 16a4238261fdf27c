import { formatBangkokFileTime } from '@wallet/domain';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { giveCoins } from '../games/play.ts';
import { answerForm, drawInput, drawList, drawSelect, drawTable, html, type Html, isCall, sendPage, takeNotice } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { accountName, isAccountOffered, offerAccount } from '../operators/offered-accounts.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import { isOn, setSwitches } from '../operators/switches.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Database, Store } from '../store/database.ts';

/** As forms and JSON write a number. */
export const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(0));
export const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** What a form has done: said to a person, and the response to JSON. */
interface Done {
  readonly notice?: string;
  readonly answer?: object;
  /** Where it is said, if not on the page of the form's address. */
  readonly page?: string;
}

/** Adds a page for testers. `takes` adds a form of it, which may be sent as JSON: then the answer is JSON too. */
export function addTesterPage(pages: SandboxApp, path: string, title: string, draw: () => Html | Promise<Html>) {
  pages.get(path, async (request, reply) => {
    const notice = takeNotice(request, reply);
    return sendPage(
      reply,
      title,
      html`<p><a href="/__testers">All testers’ pages</a></p>
        ${notice !== '' && html`<div role="status">${notice}</div>`} ${await draw()}`,
    );
  });
  const takes = <Schema extends v.GenericSchema>(at: string, body: Schema, act: (sent: v.InferOutput<Schema>) => Promise<Done>): void => {
    pages.post(at, { schema: { body } }, async (request, reply) => {
      const {
        notice = '',
        answer = { message: 'OK' },
        page = path,
      } = await act(request.body).catch((error: unknown): Done => {
        if (isCall(request) || !(error instanceof Refusal)) throw error;
        return { notice: `Refused: ${error.code}` };
      });
      return isCall(request) ? answer : answerForm(reply, page, notice);
    });
  };
  return { takes };
}

type Member = Selectable<Database['member']>;

/** The latest members as options of a select. */
export async function memberOptions(db: Store, describe: (member: Member) => string): Promise<(readonly [string, string])[]> {
  const members = await db.selectFrom('member').selectAll().orderBy('createdAt', 'desc').limit(200).execute();
  return members.map((member) => [member.id, `${member.operator} ${member.name} (${member.username}), ${describe(member)}`] as const);
}

/** How far testers have put the clock forward. */
export interface Clock {
  readonly now: () => Date;
  aheadMs: number;
}

const minuteMs = 60_000;

const pageList = [
  ['/__bank', 'Bank', 'pay a QR code, transfer and get a slip, make a true-money gift'],
  ['/__accounts', 'Deposit accounts', 'withdraw one, or offer another one at each read'],
  ['/__phone', 'Phone', 'the one-time codes that were sent'],
  ['/__coins', 'Coins', 'give a member coins of the wheel'],
  ['/__clock', 'Clock', 'see the backend’s time, and put it forward'],
  ['/__scenarios', 'Scenarios', 'members in a named state'],
  ['/__agent', 'Support', 'answer in the chat'],
  ['/__reports', 'Reports', 'what went wrong in pages, how quick they were, how actions ended'],
  ['/__contract', 'Contract', 'every call with its shapes'],
] as const;

const coinRequest = v.object({ memberId: text(64), coins: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(1_000)) });
const minutes = v.pipe(number, v.integer(), v.maxValue(525_600));
const clockRequest = v.union([v.object({ minutes }), v.object({ reset: v.unknown() })]);
const onOff = v.picklist(['on', 'off']);
/** Of one account, or how all of them are offered. */
const accountRequest = v.union([
  v.object({ operator: v.picklist(operatorIds), account: text(64), offered: onOff }),
  v.object({ operator: v.picklist(operatorIds), rotating: onOff }),
]);

/** The index, phones, coins, the clock, and the accounts to deposit to. */
export function addTesterPages(pages: SandboxApp, { db }: SandboxContext, clock: Clock): void {
  pages.get('/__testers', (_request, reply) => {
    const items = pageList.map(([path, name, what]) => html`<a href="${path}">${name}</a>: ${what}`);
    return sendPage(reply, 'For testers', drawList(items, ''));
  });

  addTesterPage(pages, '/__phone', 'Phones', async () => {
    const messages = await db.selectFrom('textMessage').selectAll().orderBy('id', 'desc').limit(50).execute();
    const items = messages.map(
      ({ operator, phone, body, createdAt }) =>
        html`<b>${phone}</b> (${operator}), ${formatBangkokFileTime(createdAt.getTime())}<br /><output>${body}</output>`,
    );
    return drawList(items, 'No message yet.');
  });

  addTesterPage(pages, '/__coins', 'Coins', async () => {
    const members = await memberOptions(db, ({ coin }) => `has ${String(coin)}`);
    return html`<form method="post">
      ${drawSelect('To', 'memberId', members)} ${drawInput('Coins', 'coins', '5', '[0-9]{1,4}')}<button>Give</button>
    </form>`;
  }).takes('/__coins', coinRequest, async ({ memberId, coins }) => {
    if (!(await giveCoins(db, memberId, coins))) throw new Refusal(404, 'NO_USER');
    return { notice: `Given: ${String(coins)}` };
  });

  addTesterPage(pages, '/__clock', 'Clock', () => {
    const ahead = clock.aheadMs === 0 ? 'It is the real time.' : `It is ${String(Math.round(clock.aheadMs / minuteMs))} minutes ahead.`;
    return html`<p>In Bangkok it is <output>${formatBangkokFileTime(clock.now().getTime())}</output>. ${ahead}</p>
      <form method="post">
        <button name="minutes" value="1">1 minute on</button>
        <button name="minutes" value="5">5 minutes on</button>
        <button name="minutes" value="60">1 hour on</button>
        <button name="minutes" value="1440">1 day on</button>
      </form>
      <form method="post"><button name="reset" value="1">Back to the real time</button></form>
      <p>Sessions, codes and time limits go by this clock. Starting the sandbox again sets it back.</p>`;
  }).takes('/__clock', clockRequest, (sent) => {
    clock.aheadMs = 'minutes' in sent ? clock.aheadMs + sent.minutes * minuteMs : 0;
    return Promise.resolve({ answer: { now: clock.now().toISOString() } });
  });

  addTesterPage(pages, '/__accounts', 'Deposit accounts', async () => {
    const rows = operatorIds.flatMap((operator) =>
      operators[operator].deposit.banks.map(async (account) => {
        const [change, label] = (await isAccountOffered(db, operator, account)) ? ['off', 'Withdraw'] : ['on', 'Offer'];
        const name = accountName(account);
        const form = html`<form method="post">
          <input type="hidden" name="operator" value="${operator}" /><input type="hidden" name="account" value="${name}" />
          <button name="offered" value="${change}">${label}</button>
        </form>`;
        return [operator, name, form];
      }),
    );
    const rotation = operatorIds.map(async (operator) => {
      const [change, label] = (await isOn(db, { operator }, 'rotatingAccounts'))
        ? ['off', 'all at each read']
        : ['on', 'another one at each read'];
      return html`<form method="post">
        <input type="hidden" name="operator" value="${operator}" /><button name="rotating" value="${change}">${operator}: ${label}</button>
      </form>`;
    });
    return html`${await Promise.all(rotation)}${drawTable(['Operator', 'Account', 'Is offered'], await Promise.all(rows))}`;
  }).takes('/__accounts', accountRequest, async (sent) => {
    if ('account' in sent) await offerAccount(db, sent.operator, sent.account, sent.offered === 'on');
    else await setSwitches(db, sent.operator, ['rotatingAccounts'], sent.rotating === 'on');
    return {};
  });
}
