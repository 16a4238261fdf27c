import { moneyOf } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { StoreTransaction } from '../store/database.ts';
import { houseAccount, memberAccount } from '../ledger/ledger-places.ts';
import { post } from '../ledger/ledger.ts';
import { settleStatement } from '../ledger/statement-entries.ts';

/** What the operator's bank says to a requested payout. `refused` gives the money back to the wallet. */
export type PayoutDecision = 'paid' | 'refused';

/** Decides a payout, once. Throws Refusal where there is none, or it was decided before. */
export async function decidePayout(trx: StoreTransaction, id: string, decision: PayoutDecision, at: Date): Promise<void> {
  // Guarded: of two decisions at the same time the second one finds nothing to decide.
  const payout = await trx
    .updateTable('payout')
    .set({ state: decision, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
  if (payout === undefined) throw new Refusal(409, 'NO_DATA');
  const { operator, memberId, currency, amount } = payout;
  const holder = { id: memberId, operator, currency };
  await post(trx, {
    operator,
    kind: `withdraw-${decision}`,
    memberId,
    intent: `withdraw-${decision}:${id}`,
    at,
    lines: [
      { place: memberAccount(holder, 'pending-withdrawal'), amount: moneyOf(-amount, currency) },
      {
        place: decision === 'paid' ? houseAccount(operator, 'bank', currency) : memberAccount(holder, 'wallet'),
        amount: moneyOf(amount, currency),
      },
    ],
  });
  await settleStatement(trx, payout.statementEntryId, decision === 'paid' ? 'SUCCESS' : 'FAILED');
}
