import { moneyOf } from '@wallet/domain';
import { activateGame } from '../games/game-accounts.ts';
import { createMember } from '../identity/members.ts';
import { gameOf, houseAccount, memberAccount } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { operators } from '../operators/operators.ts';
import type { Passwords } from '../sessions/passwords.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
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
    bankCode,
    bankAccountName,
    bankAccountNo,
    isActive,
    coin,
    createdAt: at,
  });
  // Another member has registered with this bank account, so the demo member is skipped.
  if (holder === null) return;
  // As in real life: from the bank to the wallet, then to the games.
  const games = Object.entries(demo.games);
  const total = games.reduce((sum, [, minor]) => sum + minor, demo.walletMinor);
  const wallet = memberAccount(holder, 'wallet');
  const amount = moneyOf(total, currency);
  const bank = houseAccount(holder, 'bank');
  if (total > 0) await postMove(trx, holder, { kind: 'deposit', intent: 'seed:deposit', from: bank, to: wallet, amount, at });
  for (const [code, minor] of games) {
    await activateGame(trx, holder, code);
    if (minor === 0) continue;
    const move = { kind: 'transfer', intent: `seed:transfer:${code}`, from: wallet, to: gameOf(holder, code), at };
    await postMove(trx, holder, { ...move, amount: moneyOf(minor, currency) });
  }
}
