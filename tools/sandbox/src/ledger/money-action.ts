import { idempotencyHeader } from '@wallet/contract';
import { isErrorCode } from '@wallet/domain';
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { memberOf } from '../sessions/sessions.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';

type Act<Answer> = (trx: StoreTransaction, member: Holder) => Promise<Answer>;
type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal };

/**
 * Runs the action of a member's request in one SQL transaction, one at a time per member. A request with a used key gets the
 * first response again, refusals included. A request with a used key and other content is refused. `asked` is the content.
 */
export async function runMoneyAction<Answer extends object>(
  { db, now }: { readonly db: Store; readonly now: () => Date },
  request: FastifyRequest,
  asked: unknown,
  act: Act<Answer>,
): Promise<Answer> {
  const member = memberOf(request);
  const key = keyOf(request);
  const content = JSON.stringify([request.method, request.url.split('?')[0], asked ?? null]);
  const fingerprint = hash('sha256', content);
  const outcome = await db.transaction().execute(async (trx): Promise<Outcome<Answer>> => {
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
    .values({ memberId, key, requestHash, createdAt })
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
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(trx);
    return { refusal: error };
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

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'KEY_INVALID');
  return key;
}
