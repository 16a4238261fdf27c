import { type Money, walletPlace } from '@wallet/domain';
import { ownedBy, type Holder, type StatementCause, type StatementStatus, type StoreTransaction } from '../store/database.ts';
import { houseAccount, memberAccount } from './ledger-accounts.ts';
import { type Move, postMove } from './ledger.ts';

interface StatementTexts {
  readonly type: 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
  /** `WALLET`, the code of a game or a bank, or the name of a reward account. */
  readonly from: string;
  readonly to: string;
  /** The default is `SUCCESS`. */
  readonly status?: StatementStatus;
  readonly cause?: StatementCause;
}

export interface NewStatement extends StatementTexts {
  readonly holder: Holder;
  /** Above zero. */
  readonly amount: Money;
  /** The journal of this entry. Each has at most one entry. Absent if no money moved. */
  readonly journalId?: number;
  readonly at: Date;
}

/** Adds an entry to the member's statement. */
export async function addStatement(trx: StoreTransaction, entry: NewStatement): Promise<void> {
  const { holder, type, from, to, amount, status = 'SUCCESS', journalId = null, cause, at } = entry;
  await trx
    .insertInto('statementEntry')
    .values({
      ...ownedBy(holder),
      type,
      fromPlace: from,
      toPlace: to,
      amount: amount.minor,
      status,
      journalId,
      cause: cause === undefined ? null : JSON.stringify(cause),
      createdAt: at,
    })
    .execute();
}

/** Moves a member's money and adds the movement to their statement. */
export async function moveWithStatement(trx: StoreTransaction, holder: Holder, move: Move, texts: StatementTexts): Promise<void> {
  const journalId = await postMove(trx, holder, move);
  const { amount, at } = move;
  await addStatement(trx, { ...texts, holder, amount, at, journalId });
}

type Payment = Pick<Move, 'kind' | 'intent' | 'amount' | 'at'>;

/** A deposit: from the bank to the wallet. `from` is the name of the bank in the statement. */
export async function deposit(trx: StoreTransaction, holder: Holder, payment: Payment, from: string): Promise<void> {
  const places = { from: houseAccount(holder, 'bank'), to: memberAccount(holder, 'wallet') };
  await moveWithStatement(trx, holder, { ...payment, ...places }, { type: 'deposit', from, to: walletPlace });
}

/** A reward: from the operator to the wallet. */
export async function payReward(
  trx: StoreTransaction,
  holder: Holder,
  payment: Payment,
  texts: { readonly from: string; readonly cause: StatementCause },
): Promise<void> {
  const places = { from: houseAccount(holder, 'promotion'), to: memberAccount(holder, 'wallet') };
  await moveWithStatement(trx, holder, { ...payment, ...places }, { type: 'bonus', to: walletPlace, ...texts });
}
