import { formatAmount, moneyOf } from '@wallet/domain';
import type { Selectable } from 'kysely';
import { operatorIds, operators } from '../operators/operators.ts';
import { bangkokText } from '../operators/in-bangkok.ts';
import { html, type Html } from '../http/html.ts';
import { drawPage } from '../games/provider-page.ts';
import type { Database, Store } from '../store/database.ts';
import { slipKinds } from '../world/print-slip.ts';

const option = (value: string, text: string) => html`<option value="${value}">${text}</option>`;

const responses = [
  option('normal', 'knows the transfer'),
  option('captcha', 'asks for captchas without end'),
  option('error', 'gives no answer'),
];

/** The pretend bank: transfers with slips, codes to pay, gifts of true money. */
export async function drawBank(db: Store, now: Date, notice: string | null): Promise<Html> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'operator', 'name', 'username', 'bankCode', 'bankAccountNo'])
    .orderBy('createdAt')
    .limit(200)
    .execute();
  const open = await db
    .selectFrom('qrCode')
    .innerJoin('member', 'member.id', 'qrCode.memberId')
    .select(['qrCode.payload', 'qrCode.amount', 'qrCode.currency', 'qrCode.bankCode', 'qrCode.expiresAt', 'member.name'])
    .where('qrCode.state', '=', 'open')
    .where('qrCode.expiresAt', '>', now)
    .orderBy('qrCode.createdAt', 'desc')
    .limit(50)
    .execute();
  const from = members.map(({ id, operator, name, username, bankCode, bankAccountNo }) =>
    option(id, `${operator} ${name} (${username}), ${bankCode} ${bankAccountNo}`),
  );
  const to = operatorIds.flatMap((id) =>
    operators[id].deposit.banks
      .filter(({ bankAccountNo }) => bankAccountNo !== '')
      .map(({ bankCode, bankAccountNo, currency }) =>
        option(`${bankCode} ${bankAccountNo} ${currency}`, `${id} ${bankCode} ${bankAccountNo}, ${currency}`),
      ),
  );
  const codes = open.map(
    ({ payload, amount, currency, bankCode, expiresAt, name }) =>
      html`<li>
        ${name}, ${bankCode}, <output>${formatAmount(moneyOf(amount, currency))}</output> ${currency}, until ${bangkokText(expiresAt)}
        <form method="post" action="/__bank/pay"><input type="hidden" name="payload" value="${payload}" /><button>Pay</button></form>
      </li>`,
  );
  return drawPage(
    'Pretend bank',
    html`<p><a href="/__testers">All testers’ pages</a></p>
      ${notice !== null && html`<p role="status">${notice}</p>`}
      <h2>Pay a QR code</h2>
      ${
        codes.length === 0
          ? html`<p>No code is open.</p>`
          : html`<ul>
              ${codes}
            </ul>`
      }
      <form method="post" action="/__bank/pay">
        <label>What a code says <textarea name="payload" rows="3" required></textarea></label><button>Pay</button>
      </form>
      <h2>Transfer, and get a slip</h2>
      <form method="post" action="/__bank/transfer">
        <label
          >From the account of
          <select name="memberId">
            ${from}
          </select></label
        >
        <label><input type="checkbox" name="stranger" value="1" /> from somebody else’s account instead</label>
        <label
          >To
          <select name="to">
            ${to}${option('KBANK 9998887776 BAHT', 'somebody else, KBANK 9998887776, BAHT')}
          </select></label
        >
        <label>Amount <input name="amount" inputmode="decimal" value="300" required pattern="[0-9]{1,10}([.][0-9]{1,2})?" /></label>
        <label>Minutes ago <input name="minutesAgo" inputmode="numeric" value="0" required pattern="[0-9]{1,5}" /></label>
        <label
          >The bank, when asked after it,
          <select name="answer">
            ${responses}
          </select></label
        >
        <button>Transfer</button>
      </form>
      <h2>True-money gift</h2>
      <form method="post" action="/__bank/gift">
        <label>Baht <input name="amount" inputmode="decimal" value="50" required pattern="[0-9]{1,8}([.][0-9]{1,2})?" /></label
        ><button>Make a link</button>
      </form>`,
  );
}

/** A transfer that was made, with its slip to take along. */
export function drawTransfer(transfer: Selectable<Database['bankTransfer']>): Html {
  const { reference, fromBank, fromAccountNo, toBank, toAccountNo, amount, currency, madeAt } = transfer;
  const links = slipKinds.map(
    (kind) => html`<li><a href="/__bank/slip/${reference}/${kind}" download="slip-${reference}-${kind}.png">${kind} slip (PNG)</a></li>`,
  );
  return drawPage(
    'Transfer made',
    html`<p><output>${formatAmount(moneyOf(amount, currency))}</output> ${currency}</p>
      <p>From ${fromBank} ${fromAccountNo}<br />to ${toBank} ${toAccountNo}<br />on ${bangkokText(madeAt)}<br />reference ${reference}</p>
      <p><img src="/__bank/slip/${reference}/whole" alt="The slip of the transfer" width="240" height="320" /></p>
      <ul>
        ${links}
      </ul>
      <p><a href="/__bank">Back to the bank</a></p>`,
  );
}
