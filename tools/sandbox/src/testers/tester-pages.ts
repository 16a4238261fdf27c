import type { FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { giveCoins } from '../games/play.ts';
import { drawInput, drawList, drawSelect, html, isCall, sendPage } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { bangkokText } from '../operators/in-bangkok.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Database, Store } from '../store/database.ts';

/** As forms and JSON write a number. */
export const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(0));
export const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

export const home = html`<p><a href="/__testers">All testers’ pages</a></p>`;

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

/** The index, phones, coins and the clock. */
export function addTesterPages(pages: SandboxApp, { db }: SandboxContext, clock: Clock): void {
  pages.get('/__testers', (_request, reply) => {
    const items = pageList.map(([path, name, what]) => html`<a href="${path}">${name}</a>: ${what}`);
    return sendPage(reply, 'For testers', drawList(items, ''));
  });

  pages.get('/__phone', async (_request, reply) => {
    const messages = await db.selectFrom('textMessage').selectAll().orderBy('id', 'desc').limit(50).execute();
    const items = messages.map(
      ({ operator, phone, body, createdAt }) =>
        html`<b>${phone}</b> (${operator}), ${bangkokText(createdAt)}<br /><output>${body}</output>`,
    );
    return sendPage(reply, 'Phones', html`${home}${drawList(items, 'No message yet.')}`);
  });

  const sendCoins = async (reply: FastifyReply, notice: string | null) => {
    const members = await memberOptions(db, ({ coin }) => `has ${String(coin)}`);
    return sendPage(
      reply,
      'Coins',
      html`${home}
        ${notice !== null && html`<p role="status">${notice}</p>`}
        <form method="post">
          ${drawSelect('To', 'memberId', members)}
          ${drawInput('Coins', 'coins', '5', '[0-9]{1,4}')}
          <button>Give</button>
        </form>`,
    );
  };
  pages.get('/__coins', (_request, reply) => sendCoins(reply, null));
  pages.post('/__coins', { schema: { body: coinRequest } }, async (request, reply) => {
    const { memberId, coins } = request.body;
    if (!(await giveCoins(db, memberId, coins))) throw new Refusal(404, 'NO_USER');
    return isCall(request) ? { message: 'OK' } : sendCoins(reply, `Given: ${String(coins)}`);
  });

  pages.get('/__clock', (_request, reply) => {
    const ahead = clock.aheadMs === 0 ? 'It is the real time.' : `It is ${String(Math.round(clock.aheadMs / minuteMs))} minutes ahead.`;
    return sendPage(
      reply,
      'Clock',
      html`${home}
        <p>In Bangkok it is <output>${bangkokText(clock.now())}</output>. ${ahead}</p>
        <form method="post">
          <button name="minutes" value="1">1 minute on</button>
          <button name="minutes" value="5">5 minutes on</button>
          <button name="minutes" value="60">1 hour on</button>
          <button name="minutes" value="1440">1 day on</button>
        </form>
        <form method="post"><button name="reset" value="1">Back to the real time</button></form>
        <p>Sessions, codes and time limits go by this clock. Starting the sandbox again sets it back.</p>`,
    );
  });
  pages.post('/__clock', { schema: { body: clockRequest } }, (request, reply) => {
    clock.aheadMs = 'minutes' in request.body ? clock.aheadMs + request.body.minutes * minuteMs : 0;
    return isCall(request) ? Promise.resolve({ now: clock.now().toISOString() }) : reply.redirect('/__clock', 303);
  });
}
