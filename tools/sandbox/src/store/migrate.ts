import { Migrator } from 'kysely/migration';
import type { Store } from './database.ts';
import { ledger } from './migrations/0002-ledger.ts';
import { money } from './migrations/0004-money.ts';
import { members } from './migrations/0001-members.ts';
import { rewards } from './migrations/0005-rewards.ts';
import { chat } from './migrations/0006-chat.ts';
import { oneTimeCodes } from './migrations/0010-one-time-codes.ts';
import { qrCodes } from './migrations/0011-qr-codes.ts';
import { slips } from './migrations/0012-slips.ts';
import { trueMoney } from './migrations/0013-true-money.ts';
import { trueMoneyCredited } from './migrations/0014-true-money-credited.ts';
import { chatClientId } from './migrations/0030-chat-client-id.ts';
import { sessionUse } from './migrations/0031-session-use.ts';
import { bankChanged } from './migrations/0032-bank-changed.ts';
import { codesByVisitor } from './migrations/0033-codes-by-visitor.ts';

/** In order of their names; one that ran anywhere is never edited, a change is a new one. */
const migrations = {
  '0001-members': members,
  '0002-ledger': ledger,
  '0004-money': money,
  '0005-rewards': rewards,
  '0006-chat': chat,
  '0010-one-time-codes': oneTimeCodes,
  '0011-qr-codes': qrCodes,
  '0012-slips': slips,
  '0013-true-money': trueMoney,
  '0014-true-money-credited': trueMoneyCredited,
  '0030-chat-client-id': chatClientId,
  '0031-session-use': sessionUse,
  '0032-bank-changed': bankChanged,
  '0033-codes-by-visitor': codesByVisitor,
};

/** Brings the tables up to date. */
export async function migrate(db: Store): Promise<void> {
  const migrator = new Migrator({
    db,
    // Numbers are given by topic: a folder may have run a later one before an earlier one was written.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
}
