import { moneyOf, type StatementType } from '@wallet/domain';
import { expect, it } from 'vitest';
import { signedFigures } from './signed-figures.ts';

const entry = (type: StatementType, from: string, to: string, minor = 150_000) =>
  ({ type, from, to, amount: moneyOf(minor, 'BAHT'), status: 'success' }) as const;

it.each([
  ['a deposit', entry('deposit', 'KBANK', 'WALLET'), '+1,500.00'],
  ['a withdrawal', entry('withdraw', 'WALLET', 'KBANK'), '-1,500.00'],
  ['a withdrawal with a negative amount', entry('withdraw', 'WALLET', 'KBANK', -150_000), '-1,500.00'],
  ['a deposit without places', entry('deposit', '', ''), '+1,500.00'],
  ['a withdrawal without places', entry('withdraw', '', ''), '-1,500.00'],
  ['a deposit whose source is the wallet', entry('deposit', 'WALLET', 'KBANK'), '+1,500.00'],
  ['a bonus whose source is the wallet', entry('bonus', 'WALLET', 'pg'), '+1,500.00'],
  ['a withdrawal whose target is the wallet', entry('withdraw', 'KBANK', 'WALLET'), '-1,500.00'],
  ['a transfer into a game', entry('transfer', 'WALLET', 'pg'), '1,500.00'],
  ['a transfer from a game', entry('transfer', 'pg', 'WALLET'), '1,500.00'],
  ['a transfer between games', entry('transfer', 'pg', 'betflix'), '1,500.00'],
  ['the end of a bonus paid into the wallet', entry('finish_bonus', 'BONUS', 'WALLET'), '+1,500.00'],
  ['the end of a bonus taken from the wallet', entry('finish_bonus', 'WALLET', 'BONUS'), '-1,500.00'],
  ['an unknown type', entry('other', 'A', 'B'), '1,500.00'],
  ['an unknown type out of the wallet', entry('other', 'WALLET', 'B'), '-1,500.00'],
  ['nothing', entry('deposit', 'KBANK', 'WALLET', 0), '0.00'],
  ['a deposit in progress', { ...entry('deposit', 'KBANK', 'WALLET'), status: 'in-progress' as const }, '1,500.00'],
  ['a withdrawal in progress', { ...entry('withdraw', 'WALLET', 'KBANK'), status: 'in-progress' as const }, '1,500.00'],
  ['a withdrawal that failed', { ...entry('withdraw', 'WALLET', 'KBANK'), status: 'failed' as const }, '1,500.00'],
  ['an unknown amount', { ...entry('deposit', 'KBANK', 'WALLET'), amount: null }, '-'],
])('shows %s with the right sign', (_what, input, figures) => expect(signedFigures(input)).toBe(figures));
