import { sql, type Kysely } from 'kysely';

const operator = sql.raw("operator text not null check (operator in ('th', 'la'))");
const member = sql.raw('member_id text not null references member');
const currency = sql.raw("currency text not null check (currency in ('BAHT', 'LAK'))");

const members = [
  sql`create table setting (key text primary key, value text not null)`,
  sql`
    create table member (
      id text primary key,
      ${operator},
      username text not null,
      name text not null,
      password_hash text not null,
      ${currency},
      is_active boolean not null default true,
      source_code text,
      invited_by text references member,
      bank_code text not null,
      bank_account_name text not null,
      bank_account_no text not null,
      coin integer not null default 0 check (coin >= 0),
      bank_changed_at timestamptz,
      created_at timestamptz not null,
      constraint member_username unique (operator, username),
      constraint member_bank unique (operator, bank_code, bank_account_no)
    )
  `,
  sql`
    create table session (
      id_hash text primary key,
      ${member},
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )
  `,
  sql`create index session_member on session (member_id)`,
  sql`
    create table game_account (
      ${member},
      game_code text not null,
      is_active boolean not null default false,
      username text,
      password text,
      refreshed_at timestamptz,
      primary key (member_id, game_code)
    )
  `,
];

const ledger = [
  sql`
    create table ledger_account (
      id bigint generated always as identity primary key,
      ${operator},
      kind text not null check (kind in (
        'wallet', 'game', 'invite', 'refund', 'pending-withdrawal', 'bank', 'provider', 'promotion')),
      member_id text references member,
      game_code text,
      ${currency},
      balance bigint not null default 0,
      constraint ledger_account_overdraft check (member_id is null or balance >= 0),
      constraint ledger_account_holder check ((member_id is null) = (kind in ('bank', 'provider', 'promotion'))),
      constraint ledger_account_game check ((kind = 'game') = (game_code is not null))
    )
  `,
  sql`
    create unique index ledger_account_place
    on ledger_account (operator, kind, coalesce(member_id, ''), coalesce(game_code, ''), currency)
  `,
  sql`create index ledger_account_member on ledger_account (member_id)`,
  sql`
    create table journal (
      id bigint generated always as identity primary key,
      ${operator},
      kind text not null,
      member_id text references member,
      intent text not null,
      created_at timestamptz not null,
      constraint journal_intent unique (member_id, intent)
    )
  `,
  sql`
    create table entry (
      id bigint generated always as identity primary key,
      journal_id bigint not null references journal,
      account_id bigint not null references ledger_account,
      amount bigint not null check (amount <> 0),
      constraint entry_once unique (journal_id, account_id)
    )
  `,
  sql`create index entry_account on entry (account_id)`,
];

/** What was posted stays: journals and entries are only ever added, an account keeps its holder and currency. */
const history = [
  sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name using errcode = '23001', constraint = 'append_only';
    end $$
  `,
  ...['journal', 'entry'].map(
    (table) => sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()
    `,
  ),
  sql`
    create trigger append_only before delete or truncate on ledger_account
    for each statement execute function refuse_change()
  `,
  sql`
    create trigger fixed_holder before update of id, operator, kind, member_id, game_code, currency on ledger_account
    for each statement execute function refuse_change()
  `,
];

/** Deferred to the commit, since a journal's entries come one by one. */
const balance = [
  sql`
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
    (table) => sql`
      create constraint trigger balanced after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function demand_balance()
    `,
  ),
];

const money = [
  // What a member reads of the journals: one row a movement, with a status of its own.
  sql`
    create table statement_entry (
      id bigint generated always as identity primary key,
      ${operator},
      ${member},
      type text not null,
      from_place text not null,
      to_place text not null,
      amount bigint not null check (amount > 0),
      ${currency},
      status text not null check (status in ('SUCCESS', 'FAILED', 'PENDING')),
      journal_id bigint unique references journal,
      cause jsonb,
      created_at timestamptz not null
    )
  `,
  sql`create index statement_entry_page on statement_entry (member_id, created_at desc, id desc)`,
  sql`
    create table slip (
      ${member},
      ${operator},
      amount bigint,
      ${currency},
      status text not null,
      note text,
      reference text not null unique,
      picture text,
      bank_code text,
      transfer_reference text,
      created_at timestamptz not null,
      constraint slip_paid check (status <> 'SUCCESS' or (transfer_reference is not null and amount is not null and note is null))
    )
  `,
  sql`
    create table idempotency (
      ${member},
      key text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null,
      primary key (member_id, key)
    )
  `,
];

const deposits = [
  sql`
    create table qr_code (
      id text primary key,
      ${operator},
      ${member},
      bank_code text not null,
      amount bigint not null check (amount > 0),
      ${currency},
      payload text not null unique,
      state text not null check (state in ('open', 'paid', 'cancelled', 'expired')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz,
      constraint qr_code_decided check ((state = 'open') = (decided_at is null))
    )
  `,
  // One a member and bank at a time; the key decides between two that are created at the same time.
  sql`create unique index qr_code_open on qr_code (member_id, bank_code) where state = 'open'`,
  // The banks' own books: the world outside the operator.
  sql`
    create table bank_transfer (
      reference text primary key,
      from_bank text not null,
      from_account_no text not null,
      to_bank text not null,
      to_account_no text not null,
      amount bigint not null check (amount > 0),
      ${currency},
      made_at timestamptz not null,
      answer text not null check (answer in ('normal', 'captcha', 'error'))
    )
  `,
  // A transfer is credited once, no matter who sends its slip.
  sql`create unique index slip_credited on slip (transfer_reference) where status = 'SUCCESS'`,
  sql`create index slip_waiting on slip (created_at) where status = 'PENDING'`,
  // The gifts of the world outside: anyone who redeems one first has it.
  sql`
    create table true_money_gift (
      voucher text primary key,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      redeemed_by text references member,
      redeemed_at timestamptz,
      credited bigint check (credited > 0),
      constraint true_money_gift_redeemed check ((redeemed_by is null) = (redeemed_at is null))
    )
  `,
];

const rewards = [
  sql`
    create table member_bonus (
      id bigint generated always as identity primary key,
      ${operator},
      ${member},
      kind text not null check (kind in ('bonus', 'promotion')),
      code text not null,
      type text not null,
      description text not null,
      ${currency},
      amount bigint not null check (amount > 0),
      turnover bigint not null check (turnover >= 0),
      minimum bigint not null check (minimum >= 0),
      period text not null,
      number integer not null check (number > 0),
      state text not null check (state in ('active', 'finished', 'forfeited')),
      activated_at timestamptz not null,
      ended_at timestamptz,
      constraint member_bonus_times unique (member_id, kind, code, period, number),
      constraint member_bonus_end check ((state = 'active') = (ended_at is null))
    )
  `,
  sql`create unique index member_bonus_active on member_bonus (member_id) where state = 'active'`,
  sql`create table bonus_stock (${operator}, code text not null, taken integer not null default 0, primary key (operator, code))`,
  sql`
    create table refund_receipt (
      id bigint generated always as identity primary key,
      ${operator},
      ${member},
      ${currency},
      lost bigint not null check (lost > 0),
      amount bigint not null check (amount > 0),
      created_at timestamptz not null
    )
  `,
  sql`create index refund_receipt_member on refund_receipt (member_id, created_at desc, id desc)`,
  sql`
    create table game_play (
      id bigint generated always as identity primary key,
      ${operator},
      ${member},
      game_code text not null,
      ${currency},
      stake bigint not null check (stake >= 0),
      payout bigint not null check (payout >= 0),
      bonus_id bigint references member_bonus,
      refund_id bigint references refund_receipt,
      created_at timestamptz not null,
      constraint game_play_account foreign key (member_id, game_code) references game_account
    )
  `,
  sql`create index game_play_member on game_play (member_id, id desc)`,
  sql`create index game_play_bonus on game_play (bonus_id) where bonus_id is not null`,
  sql`create index game_play_unrefunded on game_play (member_id) where refund_id is null`,
  sql`
    create table invite_earning (
      id bigint generated always as identity primary key,
      ${operator},
      inviter_id text not null references member,
      invitee_id text not null references member,
      play_id bigint not null unique references game_play,
      amount bigint not null check (amount > 0),
      ${currency},
      journal_id bigint not null unique references journal,
      created_at timestamptz not null
    )
  `,
  sql`create index invite_earning_inviter on invite_earning (inviter_id, created_at desc, id desc)`,
  sql`
    create table spin_result (
      id bigint generated always as identity primary key,
      ${operator},
      ${member},
      slice_code text not null,
      kind text not null check (kind in ('money', 'coin', 'goods', 'nothing')),
      amount bigint not null check (amount >= 0),
      ${currency},
      expires_at timestamptz not null,
      claimed_at timestamptz,
      created_at timestamptz not null
    )
  `,
  sql`create index spin_result_open on spin_result (member_id, slice_code) where claimed_at is null`,
];

const chat = [
  sql`
    create table conversation (
      id bigint generated always as identity primary key,
      ${operator},
      owner_kind text not null check (owner_kind in ('member', 'guest')),
      owner_id text not null,
      name text not null,
      username text not null,
      read_at timestamptz,
      constraint conversation_owner unique (operator, owner_kind, owner_id)
    )
  `,
  // The message is text: as json, its keys would be renamed like columns on the way out.
  sql`
    create table chat_item (
      position bigint generated always as identity primary key,
      id text not null unique,
      conversation_id bigint not null references conversation,
      sender text not null,
      name text not null,
      session_id text not null,
      message text not null,
      client_id text,
      created_at timestamptz not null
    )
  `,
  sql`create index chat_item_conversation on chat_item (conversation_id, position desc)`,
  // A message that is sent again under its own id is stored once.
  sql`create unique index chat_item_client on chat_item (conversation_id, client_id) where client_id is not null`,
];

const oneTimeCodes = [
  sql`
    create table one_time_code (
      token_hash text primary key,
      ${operator},
      phone text not null,
      code_hash text not null,
      tries integer not null default 0 check (tries >= 0),
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      verified_at timestamptz,
      used_at timestamptz,
      constraint one_time_code_used check (used_at is null or verified_at is not null)
    )
  `,
  sql`create index one_time_code_phone on one_time_code (operator, phone)`,
  // What phones show: the world outside the operator.
  sql`
    create table text_message (
      id bigint generated always as identity primary key,
      ${operator},
      phone text not null,
      body text not null,
      created_at timestamptz not null
    )
  `,
];

/** What pages and browsers report. */
const reports = [
  sql`
    create table report (
      id bigint generated always as identity primary key,
      app text not null,
      release text not null,
      vitals_share double precision not null,
      entry jsonb not null,
      created_at timestamptz not null
    )
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [members, ledger, history, balance, money, deposits, rewards, chat, oneTimeCodes, reports].flat();
  for (const statement of statements) await statement.execute(db);
}
