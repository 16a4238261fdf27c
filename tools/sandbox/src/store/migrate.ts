import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Store, StoreTransaction } from './database.ts';
import { members } from './migrations/0001-members.ts';
import { ledger } from './migrations/0002-ledger.ts';
import { money } from './migrations/0003-money.ts';
import { rewards } from './migrations/0004-rewards.ts';
import { chat } from './migrations/0005-chat.ts';
import { oneTimeCodes } from './migrations/0006-one-time-codes.ts';
import { qrCodes } from './migrations/0007-qr-codes.ts';
import { slips } from './migrations/0008-slips.ts';
import { trueMoney } from './migrations/0009-true-money.ts';
import { trueMoneyCredited } from './migrations/0010-true-money-credited.ts';
import { chatClientId } from './migrations/0011-chat-client-id.ts';
import { sessionUse } from './migrations/0012-session-use.ts';
import { bankChanged } from './migrations/0013-bank-changed.ts';
import { codesByVisitor } from './migrations/0014-codes-by-visitor.ts';

/** In the order of their names. Never edit a released migration; add a new one. */
export const migrations = {
  '0001-members': members,
  '0002-ledger': ledger,
  '0003-money': money,
  '0004-rewards': rewards,
  '0005-chat': chat,
  '0006-one-time-codes': oneTimeCodes,
  '0007-qr-codes': qrCodes,
  '0008-slips': slips,
  '0009-true-money': trueMoney,
  '0010-true-money-credited': trueMoneyCredited,
  '0011-chat-client-id': chatClientId,
  '0012-session-use': sessionUse,
  '0013-bank-changed': bankChanged,
  '0014-codes-by-visitor': codesByVisitor,
};

/** Names in databases of earlier versions. */
const formerNames: Readonly<Partial<Record<keyof typeof migrations, string>>> = {
  '0003-money': '0004-money',
  '0004-rewards': '0005-rewards',
  '0005-chat': '0006-chat',
  '0006-one-time-codes': '0010-one-time-codes',
  '0007-qr-codes': '0011-qr-codes',
  '0008-slips': '0012-slips',
  '0009-true-money': '0013-true-money',
  '0010-true-money-credited': '0014-true-money-credited',
  '0011-chat-client-id': '0030-chat-client-id',
  '0012-session-use': '0031-session-use',
  '0013-bank-changed': '0032-bank-changed',
  '0014-codes-by-visitor': '0033-codes-by-visitor',
};

/** An arbitrary lock id: one sandbox at a time migrates. */
const migrationLock = 7_215_043;

/** Migrates the tables in one transaction. */
export async function migrate(db: Store): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    await renameFormer(trx);
    const migrator = new Migrator({
      db: trx,
      // Earlier versions may have run a later migration before an earlier one was written.
      allowUnorderedMigrations: true,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
  });
}

async function renameFormer(trx: StoreTransaction): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(trx);
  if (rows[0]?.isThere !== true) return;
  for (const [name, former] of Object.entries(formerNames)) {
    await sql`update kysely_migration set name = ${name} where name = ${former}`.execute(trx);
  }
}
