import { walletResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { auditLedger } from '../src/index.ts';
import type { Call, TestSandbox } from './helper.ts';

/** A demo member with money in the wallet and in games. */
export const rich = '0812345678';
/** A demo member with no money and no game account. */
export const poor = '0898765432';

export const success = { status: 200, body: { message: 'SUCCESS' } };
export const refused = (status: number, message: string) => ({ status, body: { message } });

export function sender(sandbox: TestSandbox, phone: string) {
  return {
    get: (url: string, call: Call = {}) => sandbox.asMember(phone, 'GET', url, call),
    post: (url: string, body: unknown, headers: Record<string, string> = {}) => sandbox.asMember(phone, 'POST', url, { body, headers }),
    put: (url: string, body: unknown) => sandbox.asMember(phone, 'PUT', url, { body }),
    delete: (url: string) => sandbox.asMember(phone, 'DELETE', url),
    idOf: async () => (await readBalances(sandbox, phone)).id,
    /** The balances of `WALLET` and the active games, in units of the currency. */
    balances: async () => (await readBalances(sandbox, phone)).balances,
  };
}

async function readBalances(sandbox: TestSandbox, phone: string): Promise<{ id: string; balances: Record<string, number | null> }> {
  const { profile, wallet, slots } = parse(walletResponse, (await sandbox.asMember(phone, 'GET', '/api/wallet')).body);
  const games = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, amount] as const);
  return { id: profile._id, balances: { WALLET: wallet.amount, ...Object.fromEntries(games) } };
}

/** Expects that the audit finds nothing wrong. */
export async function expectCleanLedger({ db }: TestSandbox): Promise<void> {
  expect(await auditLedger(db)).toMatchObject({ isClean: true });
}
