import { describe, expect, it } from 'vitest';
import { plainValue, readWireFlag, readWireNumber, readWireText, toWireWord } from './wire-readers.ts';

it.each([
  [{ $oid: 'a1' }, 'a1'],
  [{ $date: { $numberLong: '5' } }, '5'],
  [
    { $oid: 'a1', more: 1 },
    { $oid: 'a1', more: 1 },
  ],
  [{ oid: 'a1' }, { oid: 'a1' }],
  [{}, {}],
  [[{ $oid: 'a1' }], [{ $oid: 'a1' }]],
  [null, null],
  ['a1', 'a1'],
])('plainValue reads %j as %j', (value, plain) => expect(plainValue(value)).toEqual(plain));

describe('readWireText', () => {
  it.each([
    ['PG', 'PG'],
    ['', ''],
    [' 007 ', ' 007 '],
    [42, '42'],
    [-1.5, '-1.5'],
    [9_007_199_254_740_991, '9007199254740991'],
    [{ $oid: '507f1f77bcf86cd799439011' }, '507f1f77bcf86cd799439011'],
    [{ $numberLong: '9007199254740993' }, '9007199254740993'],
  ])('reads %j as %j', (value, text) => expect(readWireText(value)).toBe(text));

  // JSON.parse cannot represent 2^53 + 1 exactly.
  it.each([null, undefined, true, {}, [], ['a'], { $oid: {} }, 9_007_199_254_740_993, Number.NaN, Number.POSITIVE_INFINITY])(
    'returns null for %j',
    (value) => expect(readWireText(value)).toBeNull(),
  );
});

describe('readWireNumber', () => {
  it.each([
    [5, 5],
    [-0.5, -0.5],
    ['5', 5],
    ['1,000.5', 1000.5],
    ['12,345,678.9', 12_345_678.9],
    ['+5', 5],
    [' -7.25 ', -7.25],
    [{ $numberInt: '3' }, 3],
  ])('reads %j as %j', (value, number) => expect(readWireNumber(value)).toBe(number));

  it.each([
    null,
    undefined,
    '',
    ' ',
    '5%',
    '1e3',
    '0x10',
    '1,0',
    ',100',
    '12,34,567',
    '1.234,50',
    '5.',
    true,
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('returns null for %j', (value) => expect(readWireNumber(value)).toBeNull());
});

describe('readWireFlag', () => {
  it.each([true, 1, 'true', 'TRUE', ' true ', '1'])('reads %j as true', (value) => expect(readWireFlag(value)).toBe(true));
  it.each([false, 0, 'false', 'False', '0'])('reads %j as false', (value) => expect(readWireFlag(value)).toBe(false));
  it.each([null, undefined, '', 'maybe', 2, -1, {}, [], [true]])('returns null for %j', (value) => expect(readWireFlag(value)).toBeNull());
});

it.each([
  ['SUCCESS', 'success'],
  [' Finish Bonus ', 'finish_bonus'],
  ['finish-bonus', 'finish_bonus'],
  ['finish_bonus', 'finish_bonus'],
  ['', ''],
])('toWireWord changes %j to %j', (text, word) => expect(toWireWord(text)).toBe(word));
