import { sql, type Kysely } from 'kysely';

const operator = sql.raw("operator text not null check (operator in ('th', 'la'))");
const currency = sql.raw("currency text not null check (currency in ('BAHT', 'LAK'))");

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeBonuses(db);
  await makePlays(db);
  await makeInvites(db);
  await makeSpins(db);
}

async function makeBonuses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_bonus (
      id bigint generated always as identity primary key,
      ${operator},
      member_id text not null references member,
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
      journal_id bigint unique references journal,
      activated_at timestamptz not null,
      ended_at timestamptz,
      constraint member_bonus_times unique (member_id, kind, code, period, number),
      constraint member_bonus_end check ((state = 'active') = (ended_at is null))
    )
  `.execute(db);
  await sql`create unique index member_bonus_active on member_bonus (member_id) where state = 'active'`.execute(db);
  await sql`
    create table bonus_stock (${operator}, code text not null, taken integer not null default 0, primary key (operator, code))
  `.execute(db);
}

async function makePlays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_receipt (
      id bigint generated always as identity primary key,
      ${operator},
      member_id text not null references member,
      ${currency},
      lost bigint not null check (lost > 0),
      amount bigint not null check (amount > 0),
      journal_id bigint unique references journal,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index refund_receipt_member on refund_receipt (member_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table game_play (
      id bigint generated always as identity primary key,
      ${operator},
      member_id text not null references member,
      game_code text not null,
      ${currency},
      stake bigint not null check (stake >= 0),
      payout bigint not null check (payout >= 0),
      bonus_id bigint references member_bonus,
      refund_id bigint references refund_receipt,
      created_at timestamptz not null,
      constraint game_play_account foreign key (member_id, game_code) references game_account
    )
  `.execute(db);
  await sql`create index game_play_member on game_play (member_id, id desc)`.execute(db);
  await sql`create index game_play_bonus on game_play (bonus_id) where bonus_id is not null`.execute(db);
  await sql`create index game_play_unrefunded on game_play (member_id) where refund_id is null`.execute(db);
}

async function makeInvites(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_progress (
      member_id text primary key references member,
      staked bigint not null default 0,
      coins integer not null default 0,
      won bigint not null default 0,
      lost bigint not null default 0,
      invite_earned bigint not null default 0
    )
  `.execute(db);
  await sql`
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
  `.execute(db);
  await sql`create index invite_earning_inviter on invite_earning (inviter_id, created_at desc, id desc)`.execute(db);
}

async function makeSpins(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spin_result (
      id bigint generated always as identity primary key,
      ${operator},
      member_id text not null references member,
      slice_code text not null,
      kind text not null check (kind in ('money', 'coin', 'goods', 'nothing')),
      amount bigint not null check (amount >= 0),
      ${currency},
      expires_at timestamptz not null,
      claimed_at timestamptz,
      journal_id bigint unique references journal,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index spin_result_open on spin_result (member_id, slice_code) where claimed_at is null`.execute(db);
}
