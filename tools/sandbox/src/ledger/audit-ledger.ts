import { sql } from 'kysely';
import type { Store } from '../store/database.ts';

export interface LedgerAudit {
  readonly accounts: number;
  readonly journals: number;
  readonly entries: number;
  /** Journals without entries, or whose entries do not sum to 0 in each currency. */
  readonly unbalancedJournals: number;
  /** Accounts whose stored balance differs from the sum of their entries. */
  readonly driftedAccounts: number;
  /** Members' accounts below zero. */
  readonly negativeAccounts: number;
  /** Paid QR codes, credited slips and redeemed gifts without a matching entry in wallet and statement, and the reverse. */
  readonly strayDeposits: number;
  readonly isClean: boolean;
}

/** Recomputes the ledger from its entries. A single SQL statement, so that it sees one moment even while money moves. */
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
    ), deposit (member_id, kind, intent, amount) as (
      select member_id, 'deposit-qr', 'qr:' || id, amount from qr_code where state = 'paid'
      union all
      select slip.member_id, 'deposit-slip', 'slip:' || slip.transfer_reference, bank_transfer.amount
      from slip join bank_transfer on bank_transfer.reference = slip.transfer_reference where slip.status = 'SUCCESS'
      union all
      select redeemed_by, 'deposit-true-money', 'true-money:' || voucher, coalesce(credited, amount) from true_money_gift where redeemed_at is not null
    ), booked (member_id, kind, intent, amount) as (
      select journal.member_id, journal.kind, journal.intent, entry.amount
      from journal
      join entry on entry.journal_id = journal.id
      join ledger_account account on account.id = entry.account_id and account.kind = 'wallet' and account.member_id = journal.member_id
      join statement_entry told on told.journal_id = journal.id and told.type = 'deposit' and told.status = 'SUCCESS' and told.amount = entry.amount
      where journal.kind in ('deposit-qr', 'deposit-slip', 'deposit-true-money')
    )
    select
      (select count(*) from held) as "accounts",
      (select count(*) from journal) as "journals",
      (select count(*) from entry) as "entries",
      (select count(*) from journal where not exists (select from sums where journal_id = journal.id)
        or exists (select from sums where journal_id = journal.id and total <> 0)) as "unbalancedJournals",
      (select count(*) from held where balance <> total) as "driftedAccounts",
      (select count(*) from held where member_id is not null and balance < 0) as "negativeAccounts",
      (select count(*) from ((table deposit except all table booked) union all (table booked except all table deposit)) as stray) as "strayDeposits"
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the audit gave no row');
  const isClean = counts.unbalancedJournals + counts.driftedAccounts + counts.negativeAccounts + counts.strayDeposits === 0;
  return { ...counts, isClean };
}
