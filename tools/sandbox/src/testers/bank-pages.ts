import { type Currency, formatAmount, formatBangkokFileTime, fromWireAmount, moneyOf } from '@wallet/domain';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { drawInput, drawList, drawSelect, html, type Html, sendPage } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Database, Store } from '../store/database.ts';
import { makeGift, payOut, payQrCode, transferMoney } from '../world/pretend-bank.ts';
import { printSlip, type SlipKind, slipKinds } from '../world/print-slip.ts';
import { addTesterPage, memberOptions, number, text } from './tester-pages.ts';

type BankTransfer = Selectable<Database['bankTransfer']>;

const payRequest = v.object({ payload: text(512) });
const payoutRequest = v.object({ statementId: v.pipe(number, v.integer()) });
const giftRequest = v.object({ amount: number });
const transferRequest = v.object({
  memberId: text(64),
  /** Bank, account number and currency. */
  to: v.pipe(v.string(), v.regex(/^\w{1,16} \d{6,20} (?:BAHT|LAK)$/)),
  amount: number,
  minutesAgo: v.optional(v.pipe(number, v.integer(), v.maxValue(100_000)), 0),
  answer: v.optional(v.picklist(['normal', 'captcha', 'error']), 'normal'),
  stranger: v.optional(v.unknown()),
});
const transferParams = v.object({ reference: text(32) });
const slipParams = v.object({ reference: text(32), kind: v.picklist(slipKinds) });

/** The pretend bank: transfers with slips, codes to pay, gifts of true money. */
export function addBankPages(pages: SandboxApp, { db, now }: SandboxContext): void {
  const { takes } = addTesterPage(pages, '/__bank', 'Pretend bank', () => drawBank(db, now()));

  takes('/__bank/pay', payRequest, async ({ payload }) => {
    await payQrCode(db, payload, now());
    return { notice: 'Paid: the money is in the wallet.' };
  });

  takes('/__bank/payout', payoutRequest, async ({ statementId }) => {
    await payOut(db, statementId, now());
    return { notice: 'Paid out: the money is at the member’s bank.' };
  });

  takes('/__bank/gift', giftRequest, async ({ amount }) => {
    const link = await makeGift(db, readMoney(amount, 'BAHT'), now());
    return { answer: { link }, notice: link };
  });

  takes('/__bank/transfer', transferRequest, async ({ memberId, to, amount, minutesAgo, answer, stranger }) => {
    const member = await db
      .selectFrom('member')
      .select(['bankCode', 'bankAccountNo'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(() => new Refusal(404, 'NO_USER'));
    const [toBank = '', toAccountNo = '', name] = to.split(' ');
    const currency: Currency = name === 'LAK' ? 'LAK' : 'BAHT';
    const { reference } = await transferMoney(db, {
      fromBank: member.bankCode,
      fromAccountNo: stranger === undefined ? member.bankAccountNo : '5554443332',
      toBank,
      toAccountNo,
      currency,
      answer,
      amount: readMoney(amount, currency).minor,
      madeAt: new Date(now().getTime() - minutesAgo * 60_000),
    });
    return { answer: { reference, slip: slipPath(reference, 'whole') }, page: `/__bank/transfer/${reference}` };
  });

  const transferOf = (reference: string) =>
    db
      .selectFrom('bankTransfer')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(() => new Refusal(404, 'NO_DATA'));

  pages.get('/__bank/transfer/:reference', { schema: { params: transferParams } }, async ({ params }, reply) =>
    sendPage(reply, 'Transfer', html`<p><a href="/__bank">Pretend bank</a></p>${drawTransfer(await transferOf(params.reference))}`),
  );

  pages.get('/__bank/slip/:reference/:kind', { schema: { params: slipParams } }, async ({ params: { reference, kind } }, reply) =>
    reply.type('image/png').send(printSlip(await transferOf(reference), kind)),
  );
}

const slipPath = (reference: string, kind: SlipKind) => `/__bank/slip/${reference}/${kind}`;

function drawTransfer({ reference, fromBank, fromAccountNo, toBank, toAccountNo, amount, currency, madeAt }: BankTransfer): Html {
  const links = slipKinds.map(
    (kind) => html`<a href="${slipPath(reference, kind)}" download="slip-${reference}-${kind}.png">${kind} slip (PNG)</a>`,
  );
  return html`<p><output>${formatAmount(moneyOf(amount, currency))}</output> ${currency}</p>
    <p>From ${fromBank} ${fromAccountNo}<br />to ${toBank} ${toAccountNo}<br />on ${formatBangkokFileTime(madeAt.getTime())}<br />reference ${reference}</p>
    <p><img src="${slipPath(reference, 'whole')}" alt="The slip of the transfer" width="240" height="320" /></p>
    ${drawList(links, '')}`;
}

async function drawBank(db: Store, at: Date): Promise<Html> {
  const open = await db
    .selectFrom('qrCode')
    .innerJoin('member', 'member.id', 'qrCode.memberId')
    .select(['qrCode.payload', 'qrCode.amount', 'qrCode.currency', 'qrCode.bankCode', 'qrCode.expiresAt', 'member.name'])
    .where('qrCode.state', '=', 'open')
    .where('qrCode.expiresAt', '>', at)
    .orderBy('qrCode.createdAt', 'desc')
    .limit(50)
    .execute();
  const codes = open.map(
    ({ payload, amount, currency, bankCode, expiresAt, name }) =>
      html`${name}, ${bankCode}, <output>${formatAmount(moneyOf(amount, currency))}</output> ${currency}, until ${formatBangkokFileTime(expiresAt.getTime())}
        <form method="post" action="/__bank/pay"><input type="hidden" name="payload" value="${payload}" /><button>Pay</button></form>`,
  );
  const waiting = await db
    .selectFrom('statementEntry')
    .innerJoin('member', 'member.id', 'statementEntry.memberId')
    .select(['statementEntry.id', 'statementEntry.amount', 'statementEntry.currency', 'statementEntry.toPlace', 'member.name'])
    .where('statementEntry.type', '=', 'withdraw')
    .where('statementEntry.status', '=', 'PENDING')
    .where('statementEntry.journalId', 'is not', null)
    .orderBy('statementEntry.id', 'desc')
    .limit(50)
    .execute();
  const payouts = waiting.map(
    ({ id, amount, currency, toPlace, name }) =>
      html`${name}, ${toPlace}, <output>${formatAmount(moneyOf(amount, currency))}</output> ${currency}
        <form method="post" action="/__bank/payout"><input type="hidden" name="statementId" value="${String(id)}" /><button>Pay out</button></form>`,
  );
  const members = await memberOptions(db, ({ bankCode, bankAccountNo }) => `${bankCode} ${bankAccountNo}`);
  return html`<h2>Pay a QR code</h2>
    ${drawList(codes, 'No code is open.')}
    <form method="post" action="/__bank/pay">
      <label>What a code says <textarea name="payload" rows="3" required></textarea></label><button>Pay</button>
    </form>
    <h2>Pay out a withdrawal</h2>
    ${drawList(payouts, 'No withdrawal waits.')}
    <h2>Transfer, and get a slip</h2>
    <form method="post" action="/__bank/transfer">
      ${drawSelect('From the account of', 'memberId', members)}
      <label><input type="checkbox" name="stranger" value="1" /> from somebody else’s account instead</label>
      ${drawSelect('To', 'to', targets())}
      ${drawInput('Amount', 'amount', '300', '[0-9]{1,10}([.][0-9]{1,2})?')}
      ${drawInput('Minutes ago', 'minutesAgo', '0', '[0-9]{1,5}')}
      ${drawSelect('The bank, when asked after it,', 'answer', [
        ['normal', 'knows the transfer'],
        ['captcha', 'asks for captchas without end'],
        ['error', 'gives no answer'],
      ])}
      <button>Transfer</button>
    </form>
    <h2>True-money gift</h2>
    <form method="post" action="/__bank/gift">
      ${drawInput('Baht', 'amount', '50', '[0-9]{1,8}([.][0-9]{1,2})?')}<button>Make a link</button>
    </form>`;
}

/** The accounts of the operators, and one of another person. */
function targets(): readonly (readonly [string, string])[] {
  const accounts = operatorIds.flatMap((id) =>
    operators[id].deposit.banks
      .filter(({ bankAccountNo }) => bankAccountNo !== '')
      .map(({ bankCode, bankAccountNo, currency }) => {
        const value = `${bankCode} ${bankAccountNo} ${currency}`;
        return [value, `${id} ${value}`] as const;
      }),
  );
  return [...accounts, ['KBANK 9998887776 BAHT', 'somebody else, KBANK 9998887776 BAHT']];
}

function readMoney(units: number, currency: Currency) {
  const amount = fromWireAmount(units, currency);
  if (amount === null || amount.minor === 0) throw new Refusal(400, 'KEY_INVALID');
  return moneyOf(amount.minor, currency);
}
