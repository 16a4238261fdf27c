import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_account (
      id bigint generated always as identity primary key,
      operator text not null check (operator in ('th', 'la')),
      kind text not null check (kind in (
        'wallet', 'game', 'invite', 'refund', 'pending-withdrawal', 'bank', 'provider', 'promotion')),
      member_id text references member,
      game_code text,
      currency text not null check (currency in ('BAHT', 'LAK')),
      balance bigint not null default 0,
      constraint ledger_account_overdraft check (member_id is null or balance >= 0),
      constraint ledger_account_holder check ((member_id is null) = (kind in ('bank', 'provider', 'promotion'))),
      constraint ledger_account_game check ((kind = 'game') = (game_code is not null))
    )
  `.execute(db);
  await sql`
    create unique index ledger_account_place
    on ledger_account (operator, kind, coalesce(member_id, ''), coalesce(game_code, ''), currency)
  `.execute(db);
  await sql`create index ledger_account_member on ledger_account (member_id)`.execute(db);
  await sql`
    create table journal (
      id bigint generated always as identity primary key,
      operator text not null check (operator in ('th', 'la')),
      kind text not null,
      member_id text references member,
      intent text not null,
      created_at timestamptz not null,
      constraint journal_intent unique (member_id, intent)
    )
  `.execute(db);
  // null is distinct from null, so journals without a member need an index of their own.
  await sql`create unique index journal_house_intent on journal (operator, intent) where member_id is null`.execute(db);
  await sql`
    create table entry (
      id bigint generated always as identity primary key,
      journal_id bigint not null references journal,
      account_id bigint not null references ledger_account,
      amount bigint not null check (amount <> 0),
      constraint entry_once unique (journal_id, account_id)
    )
  `.execute(db);
  await sql`create index entry_account on entry (account_id)`.execute(db);
  await protectHistory(db);
  await requireBalance(db);
}

/** What was posted stays: journals and entries are only ever added, an account keeps its holder and currency. */
async function protectHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name using errcode = '23001', constraint = 'append_only';
    end $$
  `.execute(db);
  for (const table of ['journal', 'entry']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()
    `.execute(db);
  }
  await sql`
    create trigger append_only before delete or truncate on ledger_account
    for each statement execute function refuse_change()
  `.execute(db);
  await sql`
    create trigger fixed_holder before update of id, operator, kind, member_id, game_code, currency on ledger_account
    for each statement execute function refuse_change()
  `.execute(db);
}

/** Deferred to the commit, since a journal's entries come one by one. */
async function requireBalance(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function demand_balance() returns trigger language plpgsql as $$
    declare
      checked bigint := case when tg_table_name = 'journal' then new.id else (to_jsonb(new) ->> 'journal_id')::bigint end;
    begin
      if not exists (select from entry where journal_id = checked) then
        raise exception 'journal % has no entries', checked using errcode = '23514', constraint = 'journal_balanced';
      end if;
      if exists (
        select from entry join ledger_account on ledger_account.id = entry.account_id
        where entry.journal_id = checked group by ledger_account.currency having sum(entry.amount) <> 0
      ) then
        raise exception 'journal % is not balanced', checked using errcode = '23514', constraint = 'journal_balanced';
      end if;
      return null;
    end $$
  `.execute(db);
  for (const table of ['journal', 'entry']) {
    await sql`
      create constraint trigger balanced after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function demand_balance()
    `.execute(db);
  }
}
