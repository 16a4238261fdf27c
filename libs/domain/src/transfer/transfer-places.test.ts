import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf } from '../money/money.ts';
import type { GameAccount } from '../wallet/wallet.ts';
import { transferPlaces } from './transfer-places.ts';

const account = (code: string, isActive: boolean): GameAccount => ({
  code,
  name: `Game ${code}`,
  category: 'slot',
  balance: moneyOf(100, 'BAHT'),
  isActive,
  rate: 1,
  logo: null,
  background: null,
  web: null,
  android: null,
  ios: null,
});

it('transferPlaces returns the wallet first, then the active accounts in their order', () => {
  const places = transferPlaces({
    balance: moneyOf(5, 'BAHT'),
    gameAccounts: [account('PG', true), account('IMI', false), account('CIRCUS', true)],
  });
  expect(places).toEqual([
    { code: 'WALLET', name: null, balance: moneyOf(5, 'BAHT') },
    { code: 'PG', name: 'Game PG', category: 'slot', balance: moneyOf(100, 'BAHT') },
    { code: 'CIRCUS', name: 'Game CIRCUS', category: 'slot', balance: moneyOf(100, 'BAHT') },
  ]);
});

it('transferPlaces always contains the wallet and never an inactive account', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (active) => {
      const gameAccounts = active.map((isActive, index) => account(`G${String(index)}`, isActive));
      const codes = transferPlaces({ balance: null, gameAccounts }).map(({ code }) => code);
      expect(codes).toEqual(['WALLET', ...gameAccounts.filter(({ isActive }) => isActive).map(({ code }) => code)]);
    }),
  );
});
