import { randomUUID } from 'node:crypto';
import { moneyOf } from '@wallet/domain';
import type { StoreTransaction } from '../store/database.ts';
import { openAccounts } from './ledger-accounts.ts';
import { potOf, type Holder } from './ledger-places.ts';
import { post } from './ledger.ts';
import { walletPlace } from './member-money.ts';
import { readAmount } from './requested-amount.ts';
import { addStatement } from './statement-entries.ts';

/**
 * Adds an amount of the member's invite pot to the wallet. What adds to a wallet has to come from somewhere, and this
 * is the one pot of a member that no other call takes a part of. Throws Refusal.
 */
export async function addFromInvite(trx: StoreTransaction, member: Holder, wanted: number, at: Date): Promise<void> {
  const amount = readAmount(wanted, member.currency, moneyOf(1, member.currency));
  const pot = potOf(member, 'invite');
  await openAccounts(trx, [pot]);
  const journalId = await post(trx, {
    operator: member.operator, kind: 'add', memberId: member.id, intent: `add:${randomUUID()}`, at,
    lines: [
      { place: pot, amount: moneyOf(-amount.minor, amount.currency) },
      { place: potOf(member, 'wallet'), amount },
    ],
  });
  await addStatement(trx, {
    holder: member, type: 'bonus', from: 'INVITE', to: walletPlace, amount, journalId, at,
    cause: { kind: 'invite', description: '' },
  });
}
