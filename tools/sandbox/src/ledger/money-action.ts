import { idempotencyHeader } from '@wallet/contract';
import { isErrorCode } from '@wallet/domain';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { memberOf } from '../sessions/sessions.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { asRefusal, moveInOneTransaction } from './ledger-refusal.ts';

/** A member's call that moves money. */
export interface MoneyCall {
  readonly member: Holder;
  /** The idempotency key, or null. */
  readonly key: string | null;
  /** Identifies the content of a call. */
  readonly fingerprint: string;
}

type Act<Answer> = (trx: StoreTransaction, member: Holder) => Promise<Answer>;
type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal };

/**
 * Runs a member's action in one SQL transaction, one at a time per member. A call with a used key gets the first
 * response again, refusals included. A call with a used key and other content is refused.
 */
export async function runMoneyAction<Answer extends object>(
  { db, now }: { readonly db: Store; readonly now: () => Date },
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

/** Before any other lock, so that two actions of one member never deadlock. */
async function actAlone<Answer>(trx: StoreTransaction, member: Holder, act: Act<Answer>): Promise<Answer> {
  await trx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return act(trx, member);
}

/** Waits while another call with the same key runs. */
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
  const words = response.message ?? 'INTERNAL_SERVER_ERROR';
  return { refusal: new Refusal(known.status, isErrorCode(words) ? words : 'INTERNAL_SERVER_ERROR', null, words) };
}

/** A refused action changes nothing. Its refusal is stored in the same transaction. */
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
  const [status, answer] = 'refusal' in made ? [made.refusal.status, { message: made.refusal.message }] : [200, made.answer];
  await trx
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .execute();
}

/** Reads the member, the key and the content of a call. `asked` is the content. */
export function moneyCallOf(request: FastifyRequest, asked: unknown): MoneyCall {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url.split('?')[0], asked ?? null]))
    .digest('hex');
  return { member: memberOf(request), key: keyOf(request), fingerprint };
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'KEY_INVALID');
  return key;
}
