import { isErrorCode } from '@wallet/domain';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { SandboxContext } from '../sandbox-app.ts';
import type { StoreTransaction } from '../store/database.ts';
import type { Holder } from './ledger-places.ts';
import { asRefusal, moveInOneTransaction } from './money-transaction.ts';

/** One call of a member that moves money. */
export interface MoneyCall {
  readonly member: Holder;
  /** What the client named its intent; null: it did not. */
  readonly key: string | null;
  /** Two calls are the same one where this is equal. */
  readonly fingerprint: string;
}

type Act<Answer> = (trx: StoreTransaction, member: Holder) => Promise<Answer>;
type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal };

/**
 * Carries out what a member asked for, in one SQL transaction, one action of a member at a time. A call whose key was
 * used before is answered as it was then, refusals too, and not carried out again; one that asks for something else
 * under that key is refused.
 */
export async function runMoneyAction<Answer extends object>(
  { db, now }: Pick<SandboxContext, 'db' | 'now'>,
  { member, key, fingerprint }: MoneyCall,
  act: Act<Answer>,
): Promise<Answer> {
  const outcome = await moveInOneTransaction(db, async (trx): Promise<Outcome<Answer>> => {
    if (key === null) return { answer: await actAlone(trx, member, act) };
    const isNew = await takeKey(trx, member.id, key, fingerprint, now());
    if (!isNew) return recall<Answer>(trx, member.id, key, fingerprint);
    const made = await attempt(trx, () => actAlone(trx, member, act));
    await keepAnswer(trx, member.id, key, made);
    return made;
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

/** Before any other lock, so that no two actions of one member wait for each other in a ring. */
async function actAlone<Answer>(trx: StoreTransaction, member: Holder, act: Act<Answer>): Promise<Answer> {
  await trx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return act(trx, member);
}

/** Waits while another call carries out the same key. */
async function takeKey(trx: StoreTransaction, memberId: string, key: string, requestHash: string, createdAt: Date): Promise<boolean> {
  const row = await trx
    .insertInto('idempotency')
    .values({ memberId, key, requestHash, status: null, answer: null, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function recall<Answer>(trx: StoreTransaction, memberId: string, key: string, requestHash: string): Promise<Outcome<Answer>> {
  const known = await trx
    .selectFrom('idempotency')
    .select(['requestHash', 'status', 'answer'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.requestHash !== requestHash) return { refusal: new Refusal(409, 'KEY_INVALID') };
  const response = JSON.parse(known.answer ?? '{}') as Answer & { readonly message?: string };
  if (known.status === null || known.status < 400) return { answer: response };
  const code = response.message ?? '';
  return { refusal: new Refusal(known.status, isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR') };
}

/** A refused action leaves nothing behind but its refusal, which the same transaction then keeps. */
async function attempt<Answer>(trx: StoreTransaction, act: () => Promise<Answer>): Promise<Outcome<Answer>> {
  await sql`savepoint attempt`.execute(trx);
  try {
    return { answer: await act() };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!(refusal instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    return { refusal };
  }
}

async function keepAnswer(trx: StoreTransaction, memberId: string, key: string, made: Outcome<object>): Promise<void> {
  const [status, answer] = 'refusal' in made ? [made.refusal.status, { message: made.refusal.code }] : [200, made.answer];
  await trx
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .execute();
}
