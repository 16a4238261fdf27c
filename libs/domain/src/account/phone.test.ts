import { describe, expect, it } from 'vitest';
import { checkPhone, toUsername, type PhoneCheck } from './phone.ts';

const thailand = { phoneLength: 10, callingCode: '66' };
const laos = { phoneLength: null, callingCode: '856' };

describe('toUsername', () => {
  it.each([
    '0812345678',
    ' 081-234 5678 ',
    '(081) 234.5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '\u202a081\u2011234\u20135678\u202c',
    '00966812345678',
    '0066812345678',
    '66812345678',
    '+660812345678',
    '+66(0)81.234.5678',
    '+66 (0) 81\u00a02345678',
    '\u202a+66 8\u200b12345678',
    '011 66 81 234 5678',
    '+(66)812345678',
    'tel:+66-81-234-5678',
    'โทร. 081-234-5678',
    'Somchai 081 234 5678 (มือถือ)',
  ])('reads %j as the Thai number 0812345678', (typed) => expect(toUsername(typed, thailand)).toBe('0812345678'));

  it.each([
    // As long as a national number.
    ['6612345678', '6612345678'],
    ['0066123456', '0066123456'],
    // A number of another country, too short or too long.
    ['+85620555512', '+85620555512'],
    ['+6681234567', '+6681234567'],
    ['+66 02 123 4567', '+66021234567'],
    ['+668123456789', '+668123456789'],
    ['+0812345678', '+0812345678'],
    // Not one number.
    ['081-234-5678, 089-876-5432', '081-234-5678, 089-876-5432'],
    ['somsri-99', 'somsri-99'],
    ['', ''],
  ])('reads %j as %j in Thailand', (typed, username) => expect(toUsername(typed, thailand)).toBe(username));

  it.each([
    ['020 5555 1234', '02055551234'],
    ['20 5555 1234', '2055551234'],
    ['+856 20 5555 1234', '+8562055551234'],
    ['+856 (0)20 5555 1234', '+8562055551234'],
    ['00856 20 5555 1234', '008562055551234'],
    ['tel:+8562055551234', '+8562055551234'],
    ['+66812345678', '+66812345678'],
    ['ໂທ 020 5555 1234', '02055551234'],
  ])('reads %j as %j in Laos', (typed, username) => expect(toUsername(typed, laos)).toBe(username));
});

it.each<[string, number | null, PhoneCheck]>([
  ['', 10, 'missing'],
  ['', null, 'missing'],
  ['somsri', null, 'missing'],
  ['0812345678', 10, 'ok'],
  ['081234567', 10, 'wrong-length'],
  ['08123456789', 10, 'wrong-length'],
  ['081-234567', 10, 'wrong-length'],
  ['+668123456', 10, 'wrong-length'],
  // A username has ASCII digits.
  ['๐๘๑๒๓๔๕๖๗๘', 10, 'wrong-length'],
  ['20', null, 'ok'],
  ['+8562055551234', null, 'ok'],
  ['008562055551234', null, 'ok'],
  ['9'.repeat(17), null, 'ok'],
  ['9'.repeat(18), null, 'too-long'],
  ['020 5555 1234', null, 'missing'],
])('checkPhone for %j and the market length %j returns %s', (phone, phoneLength, result) => {
  expect(checkPhone(phone, { phoneLength })).toBe(result);
});
