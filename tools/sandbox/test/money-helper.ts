import { walletResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { auditLedger } from '../src/index.ts';
import type { Call, TestSandbox } from './helper.ts';

/** With money in the wallet and in five games. */
export const rich = '0812345678';
/** With nothing, and no game account. */
export const poor = '0898765432';

export const success = { status: 200, body: { message: 'SUCCESS' } };
export const refused = (status: number, message: string) => ({ status, body: { message } });

export function sender(sandbox: TestSandbox, phone: string) {
  return {
    get: (url: string, call: Call = {}) => sandbox.asMember(phone, 'GET', url, call),
    post: (url: string, body: unknown, headers: Record<string, string> = {}) => sandbox.asMember(phone, 'POST', url, { body, headers }),
    put: (url: string, body: unknown) => sandbox.asMember(phone, 'PUT', url, { body }),
    delete: (url: string) => sandbox.asMember(phone, 'DELETE', url),
    idOf: async () => (await readHeld(sandbox, phone)).id,
    /** `WALLET` and the active games, in the currency's units. */
    held: async () => (await readHeld(sandbox, phone)).held,
  };
}

async function readHeld(sandbox: TestSandbox, phone: string): Promise<{ id: string; held: Record<string, number | null> }> {
  const { profile, wallet, slots } = parse(walletResponse, (await sandbox.asMember(phone, 'GET', '/api/wallet')).body);
  const games = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, amount] as const);
  return { id: profile._id, held: { WALLET: wallet.amount, ...Object.fromEntries(games) } };
}

/** Every hundredth is where the entries say, and none came from nowhere. */
export async function expectCleanBooks({ db }: TestSandbox): Promise<void> {
  expect(await auditLedger(db)).toMatchObject({ isClean: true });
}
