import type { PageRequest } from '@wallet/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Store, StoreTransaction } from './database.ts';

interface Page<Row> {
  /** Number of rows of the whole list. */
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Reads one page of an ordered list, and its length. */
export function readPage<Tables, From extends keyof Tables, Row>(
  db: Store,
  { page, limit }: PageRequest,
  listOf: (trx: StoreTransaction) => SelectQueryBuilder<Tables, From, Row>,
): Promise<Page<Row>> {
  return readAtOnce(db, async (trx) => {
    const list = listOf(trx);
    const { total } = await list
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow();
    return {
      total,
      rows: await list
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
    };
  });
}

/** Runs the reads of one response in one snapshot, so that a total matches its page. */
export function readAtOnce<Read>(db: Store, read: (trx: StoreTransaction) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
