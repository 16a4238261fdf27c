import { moneyOf, type StatementType } from '@wallet/domain';
import { expect, it } from 'vitest';
import { signedFigures } from './signed-figures.ts';

const entry = (type: StatementType, from: string, to: string, minor = 150_000) =>
  ({ type, from, to, amount: moneyOf(minor, 'BAHT'), status: 'success' }) as const;

it.each([
  ['a deposit', entry('deposit', 'KBANK', 'WALLET'), '+1,500.00'],
  ['a withdrawal', entry('withdraw', 'WALLET', 'KBANK'), '-1,500.00'],
  ['a withdrawal that the backend writes with a minus', entry('withdraw', 'WALLET', 'KBANK', -150_000), '-1,500.00'],
  ['a deposit whose places nobody named', entry('deposit', '', ''), '+1,500.00'],
  ['a withdrawal whose places nobody named', entry('withdraw', '', ''), '-1,500.00'],
  ['a transfer into a game', entry('transfer', 'WALLET', 'pg'), '-1,500.00'],
  ['a transfer from a game', entry('transfer', 'pg', 'WALLET'), '+1,500.00'],
  ['a transfer between games', entry('transfer', 'pg', 'betflix'), '1,500.00'],
  ['the end of a bonus that brings it into the wallet', entry('finish_bonus', 'BONUS', 'WALLET'), '+1,500.00'],
  ['a type that is not known', entry('other', 'A', 'B'), '1,500.00'],
  ['nothing', entry('deposit', 'KBANK', 'WALLET', 0), '0.00'],
  ['a withdrawal that failed', { ...entry('withdraw', 'WALLET', 'KBANK'), status: 'failed' as const }, '1,500.00'],
  ['an amount that is not known', { ...entry('deposit', 'KBANK', 'WALLET'), amount: null }, '-'],
])('%s', (_what, given, figures) => expect(signedFigures(given)).toBe(figures));
