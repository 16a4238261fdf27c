import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWireWord } from '../wire/wire-readers.ts';
import { findStatementCause, readMoneyStatus, readStatementType, statementTypes } from './statement.ts';

const kinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

describe('readStatementType', () => {
  it.each([...statementTypes])('reads %s', (word) => expect(readStatementType(word)).toBe(word));

  it.each([
    ['DEPOSIT', 'deposit'],
    ['Finish Bonus', 'finish_bonus'],
    ['finish-bonus', 'finish_bonus'],
  ])('reads %j as %s', (word, type) => expect(readStatementType(word)).toBe(type));

  it.each(['cash_drop', '', 'constructor'])("reads %j as 'other'", (word) => expect(readStatementType(word)).toBe('other'));

  it("returns a known type or 'other' for any text", () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect([toWireWord(word), 'other']).toContain(readStatementType(word));
      }),
    );
  });
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

  it('finds a cause whenever the row has one', () => {
    const record = fc.option(fc.record({ description: fc.string() }));
    fc.assert(
      fc.property(fc.record({ bonus: record, promotion: record, invite: record, refund: record, luckydraw: record }), (row) => {
        const cause = findStatementCause(row);
        expect(cause === null).toBe(kinds.every((kind) => row[kind] === null));
        if (cause) expect(row[cause.kind]?.description).toBe(cause.description);
      }),
    );
  });
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

it('readMoneyStatus reads every other word as in progress', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(readMoneyStatus(`not ${word}`)).toBe('in-progress');
    }),
  );
});
