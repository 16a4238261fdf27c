import type { PageRequest, SlipListResponse, StatementResponse } from '@wallet/contract';
import { type Currency, moneyOf, toWireAmount } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { Holder, Store } from '../store/database.ts';
import { readPage } from '../store/transactions.ts';

const wire = (minor: number, currency: Currency) => toWireAmount(moneyOf(minor, currency));

/** One page of the member's statement, newest first. */
export async function readStatement(db: Store, member: Holder, page: PageRequest): Promise<StatementResponse> {
  const { total, rows } = await readPage(db, page, (trx) =>
    trx
      .selectFrom('statementEntry')
      .select(['type', 'fromPlace', 'toPlace', 'amount', 'currency', 'status', 'cause', 'createdAt'])
      .where('memberId', '=', member.id)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return {
    total,
    statements: rows.map((row) => ({
      statementType: row.type,
      from: row.fromPlace,
      to: row.toPlace,
      amount: wire(row.amount, row.currency),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      ...(row.cause !== null && { [row.cause.kind]: { description: row.cause.description } }),
    })),
  };
}

/** One page of the member's slips, newest first. */
export async function readSlips(db: Store, member: Holder, page: PageRequest): Promise<SlipListResponse> {
  const { total, rows } = await readPage(db, page, (trx) =>
    trx
      .selectFrom('slip')
      .select(['amount', 'currency', 'status', 'note', 'reference', 'createdAt'])
      .where('memberId', '=', member.id)
      .orderBy('createdAt', 'desc')
      .orderBy('reference', 'desc'),
  );
  return {
    total,
    slips: rows.map(({ amount, currency, status, note, reference, createdAt }) => ({
      createdAt: createdAt.toISOString(),
      amount: amount === null ? null : wire(amount, currency),
      status,
      note: note ?? '',
      link: '',
      reference,
    })),
  };
}

/** URL of a slip's picture. Throws Refusal NO_DATA for other members' slips. */
export async function findSlipPicture(db: Store, member: Holder, reference: string): Promise<string> {
  const slip = await db
    .selectFrom('slip')
    .select('picture')
    .where('memberId', '=', member.id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!slip?.picture) throw new Refusal(404, 'NO_DATA');
  return slip.picture;
}
