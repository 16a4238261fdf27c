import { moneyOf } from '@wallet/domain';
import { createMember } from '../identity/members.ts';
import { gameOf, houseAccount, memberAccount } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { operators } from '../operators/operators.ts';
import type { Passwords } from '../sessions/passwords.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { type DemoMember, demoMembers } from './demo-members.ts';

/** Adds missing demo members. Existing ones keep their data. */
export async function seed(db: Store, passwords: Passwords, now: () => Date): Promise<void> {
  const present = await db.selectFrom('member').select(['operator', 'username']).execute();
  const absent = demoMembers.filter(
    ({ operator, phone }) => !present.some((member) => member.operator === operator && member.username === phone),
  );
  const hashed = await Promise.all(absent.map(async (demo) => ({ demo, passwordHash: await passwords.hash(demo.password) })));
  await db.transaction().execute(async (trx) => {
    for (const { demo, passwordHash } of hashed) await addMember(trx, demo, passwordHash, now());
  });
}

async function addMember(trx: StoreTransaction, demo: DemoMember, passwordHash: string, at: Date): Promise<void> {
  const { phone, name, currency, bankCode, bankAccountName, bankAccountNo, isActive, coin } = demo;
  const holder = await createMember(trx, operators[demo.operator], {
    username: phone,
    name,
    passwordHash,
    currency,
    sourceCode: null,
    invitedBy: null,
    bankCode,
    bankAccountName,
    bankAccountNo,
    createdAt: at,
  });
  // Another member has registered with this bank account, so the demo member is skipped.
  if (holder === null) return;
  await trx.updateTable('member').set({ isActive, coin }).where('id', '=', holder.id).execute();
  await fillAccounts(trx, holder, demo, at);
}

/** Moves the money as in real life: from the bank to the wallet, then to the games. */
async function fillAccounts(trx: StoreTransaction, holder: Holder, demo: DemoMember, at: Date): Promise<void> {
  const { operator, currency, id: memberId } = holder;
  const games = Object.entries(demo.games);
  const total = games.reduce((sum, [, minor]) => sum + minor, demo.walletMinor);
  const wallet = memberAccount(holder, 'wallet');
  if (total > 0) {
    const bank = houseAccount(holder, 'bank');
    await postMove(trx, holder, { kind: 'deposit', intent: 'seed:deposit', from: bank, to: wallet, amount: moneyOf(total, currency), at });
  }
  for (const [code, minor] of games) {
    await trx
      .updateTable('gameAccount')
      .set({ isActive: true, username: `${operator}${demo.phone.slice(-6)}${code}`, password: `Play-${demo.phone.slice(-4)}` })
      .where('memberId', '=', memberId)
      .where('gameCode', '=', code)
      .execute();
    if (minor === 0) continue;
    const amount = moneyOf(minor, currency);
    await postMove(trx, holder, { kind: 'transfer', intent: `seed:transfer:${code}`, from: wallet, to: gameOf(holder, code), amount, at });
  }
}
