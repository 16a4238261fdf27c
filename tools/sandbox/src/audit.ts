import { sql } from 'kysely';
import { readSandboxSettings } from './sandbox-settings.ts';
import type { Store } from './store/database.ts';
import { hasStore, openStore } from './store/open-store.ts';

export interface LedgerAudit {
  readonly accounts: number;
  readonly journals: number;
  readonly entries: number;
  /** Journals whose entries do not sum to 0 in each currency, or that have none. */
  readonly unbalancedJournals: number;
  /** Accounts whose kept balance is not the sum of their entries. */
  readonly driftedAccounts: number;
  /** Members' accounts below zero. */
  readonly negativeAccounts: number;
  readonly isClean: boolean;
}

/** Recomputes the ledger from its entries. One statement, so that it sees one moment even while money moves. */
export async function auditLedger(db: Store): Promise<LedgerAudit> {
  const { rows } = await sql<Omit<LedgerAudit, 'isClean'>>`
    with sums as (
      select entry.journal_id, account.currency, sum(entry.amount) as total
      from entry join ledger_account account on account.id = entry.account_id
      group by entry.journal_id, account.currency
    ), held as (
      select account.id, account.member_id, account.balance, coalesce(sum(entry.amount), 0) as total
      from ledger_account account left join entry on entry.account_id = account.id
      group by account.id
    )
    select
      (select count(*) from held) as "accounts",
      (select count(*) from journal) as "journals",
      (select count(*) from entry) as "entries",
      (select count(*) from journal where not exists (select from sums where journal_id = journal.id)
        or exists (select from sums where journal_id = journal.id and total <> 0)) as "unbalancedJournals",
      (select count(*) from held where balance <> total) as "driftedAccounts",
      (select count(*) from held where member_id is not null and balance < 0) as "negativeAccounts"
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the audit gave no row');
  const isClean = counts.unbalancedJournals + counts.driftedAccounts + counts.negativeAccounts === 0;
  return { ...counts, isClean };
}

async function runAudit(): Promise<boolean> {
  const { dataDir } = readSandboxSettings(process.env);
  if (!hasStore(dataDir)) throw new Error(`There is no sandbox data in ${dataDir}.`);
  const store = await openStore(dataDir);
  try {
    const audit = await auditLedger(store.db);
    console.log(`${audit.isClean ? 'Clean' : 'NOT clean'}: ${String(audit.journals)} journals, ${String(audit.entries)} entries, ${String(audit.accounts)} accounts`);
    console.log(`  not balanced ${String(audit.unbalancedJournals)}, drifted ${String(audit.driftedAccounts)}, negative ${String(audit.negativeAccounts)}`);
    return audit.isClean;
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  try {
    process.exitCode = (await runAudit()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
