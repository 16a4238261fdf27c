import { sql, type Kysely } from 'kysely';
import { tables } from './database.ts';

/** What the tables promise beyond their columns. */
const rules = [
  'alter table member add constraint member_username unique (operator, username)',
  'alter table member add constraint member_bank unique (operator, bank_code, bank_account_no)',
  'create index session_member on session (member_id)',
  'alter table game_account add primary key (member_id, game_code)',

  'alter table ledger_account add constraint ledger_account_overdraft check (member_id is null or balance >= 0)',
  "alter table ledger_account add constraint ledger_account_holder check ((member_id is null) = (kind in ('bank', 'provider', 'promotion')))",
  "alter table ledger_account add constraint ledger_account_game check ((kind = 'game') = (game_code is not null))",
  `create unique index ledger_account_place
    on ledger_account (operator, kind, coalesce(member_id, ''), coalesce(game_code, ''), currency)`,
  'create index ledger_account_member on ledger_account (member_id)',
  'alter table journal add constraint journal_intent unique (member_id, intent)',
  'alter table entry add constraint entry_once unique (journal_id, account_id)',
  'create index entry_account on entry (account_id)',

  'create index statement_entry_page on statement_entry (member_id, created_at desc, id desc)',
  `alter table slip add constraint slip_paid
    check (status <> 'SUCCESS' or (transfer_reference is not null and amount is not null and note is null))`,
  // A transfer is credited once, no matter who sends its slip.
  "create unique index slip_credited on slip (transfer_reference) where status = 'SUCCESS'",
  "create index slip_waiting on slip (created_at) where status = 'PENDING'",
  'alter table idempotency add primary key (member_id, key)',
  "alter table qr_code add constraint qr_code_decided check ((state = 'open') = (decided_at is null))",
  // One a member and bank at a time; the key decides between two that are created at the same time.
  "create unique index qr_code_open on qr_code (member_id, bank_code) where state = 'open'",
  'alter table true_money_gift add constraint true_money_gift_redeemed check ((redeemed_by is null) = (redeemed_at is null))',

  'alter table member_bonus add constraint member_bonus_times unique (member_id, kind, code, period, number)',
  "alter table member_bonus add constraint member_bonus_end check ((state = 'active') = (ended_at is null))",
  "create unique index member_bonus_active on member_bonus (member_id) where state = 'active'",
  'alter table bonus_stock add primary key (operator, code)',
  'create index refund_receipt_member on refund_receipt (member_id, created_at desc, id desc)',
  'alter table game_play add constraint game_play_account foreign key (member_id, game_code) references game_account',
  'create index game_play_member on game_play (member_id, id desc)',
  'create index game_play_bonus on game_play (bonus_id) where bonus_id is not null',
  'create index game_play_unrefunded on game_play (member_id) where refund_id is null',
  'create index invite_earning_inviter on invite_earning (inviter_id, created_at desc, id desc)',
  'create index spin_result_open on spin_result (member_id, slice_code) where claimed_at is null',

  'alter table conversation add constraint conversation_owner unique (operator, owner_kind, owner_id)',
  'create index chat_item_conversation on chat_item (conversation_id, position desc)',
  // A message that is sent again under its own id is stored once.
  'create unique index chat_item_client on chat_item (conversation_id, client_id) where client_id is not null',
  'alter table one_time_code add constraint one_time_code_used check (used_at is null or verified_at is not null)',
  'create index one_time_code_phone on one_time_code (operator, phone)',
];

/** What was posted stays: journals and entries are only ever added, an account keeps its holder and currency. */
const history = [
  `
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name using errcode = '23001', constraint = 'append_only';
    end $$
  `,
  ...['journal', 'entry'].map(
    (table) => `
      create trigger append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_change()
    `,
  ),
  `
    create trigger append_only before delete or truncate on ledger_account
    for each statement execute function refuse_change()
  `,
  `
    create trigger fixed_holder before update of id, operator, kind, member_id, game_code, currency on ledger_account
    for each statement execute function refuse_change()
  `,
];

/** Deferred to the commit, since a journal's entries come one by one. */
const balance = [
  `
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
  `,
  ...['journal', 'entry'].map(
    (table) => `
      create constraint trigger balanced after insert on ${table}
      deferrable initially deferred for each row execute function demand_balance()
    `,
  ),
];

/** Makes all tables in an empty database. */
export async function makeTables(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(tables)) {
    let table = db.schema.createTable(name);
    for (const [column, { definition }] of Object.entries<{ readonly definition: string }>(columns)) {
      table = table.addColumn(column, sql.raw(definition));
    }
    await table.execute();
  }
  for (const statement of [...rules, ...history, ...balance]) await sql.raw(statement).execute(db);
}
