import { formatAmount, moneyOf } from '@wallet/domain';
import { operators } from '../operators/operators.ts';
import { html, type Html } from '../http/html.ts';
import { drawDocument } from '../http/pages.ts';
import type { Store } from '../store/database.ts';
import type { Ticket } from './provider-tickets.ts';

/** A complete page in the provider's own English design. */
export const drawPage = (title: string, body: Html): Html =>
  drawDocument(
    title,
    '/__provider/page.css',
    html`<h1>${title}</h1>
      ${body}`,
  );

/** The game: balance, bet form, and last rounds. `round` is the id of the next one. */
export async function drawGame(db: Store, { member, gameCode }: Ticket, round: string, notice: string | null): Promise<Html> {
  const game = operators[member.operator].games.find(({ code }) => code === gameCode);
  const { balance } = await db
    .selectFrom('ledgerAccount')
    .select('balance')
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .executeTakeFirstOrThrow();
  const rounds = await db
    .selectFrom('gamePlay')
    .select(['stake', 'payout'])
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  const figures = (minor: number) => formatAmount(moneyOf(minor, member.currency));
  const rows = rounds.map(
    ({ stake, payout }) =>
      html`<tr>
        <td>${figures(stake)}</td>
        <td>${figures(payout)}</td>
      </tr>`,
  );
  const currency = member.currency === 'LAK' ? 'kip' : 'baht';
  return drawPage(
    game?.name ?? gameCode,
    html`${notice !== null && html`<p role="alert">${notice}</p>`}
      <p>Balance <output>${figures(balance)}</output> ${currency}</p>
      <form method="post">
        <input type="hidden" name="round" value="${round}" />
        <label>Stake <input name="stake" inputmode="decimal" value="10" required pattern="[0-9]{1,9}([.][0-9]{1,2})?" /></label>
        <button>Bet</button>
      </form>
      <table>
        <caption>
          Last rounds
        </caption>
        <thead>
          <tr>
            <th>Stake</th>
            <th>Payout</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`,
  );
}
