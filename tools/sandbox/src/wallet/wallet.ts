import { moneyOf, toWireAmount } from '@wallet/domain';
import type { Selectable } from 'kysely';
import type { ProfileResponse, WalletResponse } from '@wallet/contract';
import type { Operator } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import type { Database, Holder, Store } from '../store/database.ts';

/** The member's balances. Read by one SQL statement, so that a concurrent transfer is visible on both sides or on none. */
export async function readWallet(db: Store, { id, operator: operatorId }: Holder): Promise<WalletResponse> {
  const operator = operators[operatorId];
  const rows = await db
    .selectFrom('member')
    .innerJoin('ledgerAccount', 'ledgerAccount.memberId', 'member.id')
    .leftJoin('gameAccount', (join) =>
      join.onRef('gameAccount.memberId', '=', 'member.id').onRef('gameAccount.gameCode', '=', 'ledgerAccount.gameCode'),
    )
    .selectAll('member')
    .select(['ledgerAccount.kind', 'ledgerAccount.gameCode', 'ledgerAccount.balance', 'gameAccount.isActive as isOpen'])
    .where('member.id', '=', id)
    .execute();
  const [member] = rows;
  if (member === undefined) throw new Error('the member has no accounts');

  const { currency } = member;
  const balanceOf = (kind: string, gameCode: string | null = null) =>
    rows.find((row) => row.kind === kind && row.gameCode === gameCode)?.balance ?? 0;
  const { success, fail } = operator.rewards.invite;
  // Without a currency, the apps of an operator read its first one.
  const isNamed = operator.currencies.length > 1;
  const wire = (minor: number) => toWireAmount(moneyOf(minor, currency));
  return {
    profile: { _id: member.id, name: member.name, username: member.username, coin: member.coin },
    bankAccount: describeBank(operator, member),
    wallet: { amount: wire(balanceOf('wallet')), ...(isNamed && { currency }) },
    invite: { amount: wire(balanceOf('invite')), success, fail },
    slots: operator.games.map(({ code, name, category, rate, web, android, ios }) => ({
      code,
      name,
      category,
      amount: wire(balanceOf('game', code)),
      isActive: rows.some((row) => row.gameCode === code && row.isOpen === true),
      ftWalletSlot: rate,
      logo: null,
      background: null,
      web,
      android,
      ios,
    })),
  };
}

export async function readProfile(db: Store, { id, operator }: Holder): Promise<ProfileResponse> {
  const member = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    profile: { _id: member.id, name: member.name, username: member.username, createdAt: member.createdAt.toISOString() },
    bankAccount: describeBank(operators[operator], member),
  };
}

type BankOfMember = Pick<Selectable<Database['member']>, 'bankCode' | 'bankAccountName' | 'bankAccountNo'>;

function describeBank(operator: Operator, { bankCode, bankAccountName, bankAccountNo }: BankOfMember) {
  const bank = operator.banks.find(({ code }) => code === bankCode);
  return { bankAccountName, bankAccountNo, bankCode, bank: { nameTH: bank?.name ?? bankCode, nameEN: bank?.nameEN ?? bankCode } };
}
