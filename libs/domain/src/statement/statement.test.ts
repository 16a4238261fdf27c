import { describe, expect, it } from 'vitest';
import { moneyOf } from '../money/money.ts';
import { findStatementCause, readMoneyStatus, readStatementType, lastAmount, statementTypes, type MoneyStatus } from './statement.ts';

const kinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

describe('readStatementType', () => {
  it.each([...statementTypes])('reads %s', (word) => expect(readStatementType(word)).toBe(word));

  it.each([
    ['DEPOSIT', 'deposit'],
    ['Finish Bonus', 'finish_bonus'],
    ['finish-bonus', 'finish_bonus'],
  ])('reads %j as %s', (word, type) => expect(readStatementType(word)).toBe(type));

  it.each(['cash_drop', '', 'constructor'])("reads %j as 'other'", (word) => expect(readStatementType(word)).toBe('other'));
});

describe('findStatementCause', () => {
  it.each(kinds)('finds a %s', (kind) => {
    expect(findStatementCause({ [kind]: { description: 'Songkran' } })).toEqual({ kind, description: 'Songkran' });
  });

  it('skips missing records', () => {
    expect(findStatementCause({ bonus: null, promotion: undefined, luckydraw: { description: '' } })).toEqual({
      kind: 'luckydraw',
      description: '',
    });
  });

  it('returns null when the row has no cause', () => expect(findStatementCause({})).toBeNull());
});

it.each([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['PENDING', 'in-progress'],
  ['success', 'success'],
  ['Failed ', 'failed'],
  ['SUCCESSFUL', 'in-progress'],
  ['', 'in-progress'],
])('readMoneyStatus reads %j as %s', (word, status) => expect(readMoneyStatus(word)).toBe(status));

const entry = (minor: number | null, status: MoneyStatus = 'success', currency: 'BAHT' | 'LAK' = 'BAHT') => ({
  amount: minor === null ? null : moneyOf(minor, currency),
  status,
});

it.each([
  ['none', [], undefined],
  ['the newest', [entry(100), entry(200)], 100],
  ['without a sign', [entry(-100)], 100],
  ['also one in progress', [entry(100, 'in-progress')], 100],
  ['none that failed', [entry(100, 'failed'), entry(200)], 200],
  ['none of another currency', [entry(100, 'success', 'LAK'), entry(200)], 200],
  ['none that is not known or nothing', [entry(null), entry(0), entry(200)], 200],
  ['none that is not possible now', [entry(900), entry(200)], 200],
])('the last amount: %s', (_name, entries, minor) => {
  expect(lastAmount(entries, 'BAHT', (amount) => amount.minor < 900)?.minor).toBe(minor);
});
