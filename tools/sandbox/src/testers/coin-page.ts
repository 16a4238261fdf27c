import * as v from 'valibot';
import { sendTesterPage } from './tester-page.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { html, type Html } from '../http/html.ts';
import { giveCoins } from '../games/play-progress.ts';
import { drawPage } from '../games/provider-page.ts';
import type { Store } from '../store/database.ts';

const coinRequest = v.object({
  memberId: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
  /** As forms and JSON write a number. */
  coins: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

/** Coins of the wheel for any member, which in life come from stakes only. A form is answered with the page, JSON with JSON. */
export function addCoinPage(pages: SandboxApp, { db }: SandboxContext): void {
  pages.get('/__coins', async (_request, reply) => sendTesterPage(reply, await drawCoins(db, null)));

  pages.post('/__coins', { schema: { body: coinRequest } }, async (request, reply) => {
    const { memberId, coins } = request.body;
    if (!(await giveCoins(db, memberId, coins))) throw new Refusal(404, 'NO_USER');
    const isCall = String(request.headers['content-type']).startsWith('application/json');
    return isCall ? { message: 'OK' } : sendTesterPage(reply, await drawCoins(db, `Given: ${String(coins)}`));
  });
}

async function drawCoins(db: Store, notice: string | null): Promise<Html> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'operator', 'name', 'username', 'coin'])
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute();
  const options = members.map(
    ({ id, operator, name, username, coin }) => html`<option value="${id}">${operator} ${name} (${username}), has ${coin}</option>`,
  );
  return drawPage(
    'Coins',
    html`<p><a href="/__testers">All testers’ pages</a></p>
      ${notice !== null && html`<p role="status">${notice}</p>`}
      <form method="post">
        <label
          >To
          <select name="memberId">
            ${options}
          </select></label
        >
        <label>Coins <input name="coins" inputmode="numeric" value="5" required pattern="[0-9]{1,4}" /></label><button>Give</button>
      </form>`,
  );
}
