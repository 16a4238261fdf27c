import { expect, it } from 'vitest';
import {
  bankName,
  canEditAccountName,
  comparableAccountNumber,
  groupAccountNumber,
  isAccountNumberTooLong,
  isEnglishName,
  isWholeAccountNumber,
  joinAccountName,
  maskAccountNumber,
  needsEnglishName,
  plainAccountNumber,
} from './bank-account.ts';

it.each([
  ['1234567890', '123-456-7890'],
  ['123456789', '123456789'],
  ['12345678901', '12345678901'],
  ['', ''],
  // Any ten characters are grouped, because the operator may mask some of them.
  ['xxxxxx7890', 'xxx-xxx-7890'],
])('groupAccountNumber formats %j as %j', (number, grouped) => expect(groupAccountNumber(number)).toBe(grouped));

it.each([
  ['4051234567', '405-1-23456-7', true],
  ['4051234567', ' 405 123 4567\u202c', true],
  ['4051234567', '๔๐๕๑๒๓๔๕๖๗', true],
  ['xxx-x-x4567', 'XXXXX4567', true],
  ['4051234567', '4051234568', false],
  ['4051234567', '04051234567', false],
])('%j and %j are the same account: %s', (one, other, areSame) =>
  expect(comparableAccountNumber(one) === comparableAccountNumber(other)).toBe(areSame),
);

it.each([
  ['1234567890', '••••••7890'],
  ['160120001234567001', '••••••7001'],
  ['12345', '••••••2345'],
  ['1234', '••••••'],
  ['7', '••••••'],
  ['', ''],
])('maskAccountNumber masks %j as %j', (number, masked) => expect(maskAccountNumber(number)).toBe(masked));

it.each([
  ['123-4-56789-0', false],
  ['010-12-00-00123456-001', false],
  ['1234567890123456789', false],
  ['12345678901234567890', true],
  ['123-456-7890 123-456-7890', true],
  ['', false],
])('isAccountNumberTooLong of %j is %s', (typed, expected) => expect(isAccountNumberTooLong(typed)).toBe(expected));

it.each([
  ['123-456-7890', '1234567890'],
  [' 123 456 7890 ', '1234567890'],
  ['๑๒๓-໔໕໖', '123456'],
  ['เลขที่บัญชี 123-4-56789-0', '1234567890'],
  ['', ''],
])('plainAccountNumber reads %j as %j', (typed, plain) => expect(plainAccountNumber(typed)).toBe(plain));

it.each([
  ['1234567890', true],
  ['123-456-7890', true],
  ['xxxxxx7890', false],
  ['••••••7890', false],
  ['เลขที่บัญชี 1234567890', false],
])('isWholeAccountNumber for %j returns %s', (number, isWhole) => expect(isWholeAccountNumber(number)).toBe(isWhole));

it.each([
  ['KTB', true],
  ['TMB', true],
  ['BBL', true],
  ['ktb', true],
  ['KBANK', false],
  ['BCEL', false],
  ['', false],
])('needsEnglishName for %j returns %s', (bankCode, needed) => expect(needsEnglishName(bankCode)).toBe(needed));

it.each([
  ['SOMCHAI JAIDEE', true],
  ['somchai', true],
  ['สมชาย ใจดี', false],
  ['SOMCHAI 2', false],
  ["O'NEILL", false],
  ['JOSÉ', false],
  ['', false],
])('isEnglishName for %j returns %s', (name, isEnglish) => expect(isEnglishName(name)).toBe(isEnglish));

it.each([
  ['Somchai', 'Jaidee', 'SOMCHAI JAIDEE'],
  ['  somchai ', ' jaidee  ', 'SOMCHAI JAIDEE'],
  ['สมชาย', 'ใจดี', 'สมชาย ใจดี'],
  ['ณ\u00a0อยุธยา', 'คำน้ำ', 'ณ อยุธยา คำน้ำ'],
  ['somchai', '', 'SOMCHAI'],
  ['', ' jaidee', 'JAIDEE'],
  [' ', '', ''],
])('joinAccountName joins %j and %j to %j', (first, last, joined) => expect(joinAccountName(first, last)).toBe(joined));

it.each([
  ['KTB', 'สมชาย ใจดี', true],
  ['tmb', 'SOMCHAI ใจดี', true],
  ['BBL', '', true],
  ['BBL', 'SOMCHAI JAIDEE', false],
  ['KBANK', 'สมชาย ใจดี', false],
])('canEditAccountName for bank %s and name %j returns %s', (bankCode, name, can) => expect(canEditAccountName(bankCode, name)).toBe(can));

const kbank = { nameTH: 'กสิกรไทย', nameEN: 'Kasikornbank' };

it.each([
  ['the Thai name in Thai', kbank, 'th', 'กสิกรไทย'],
  ['the English name in English', kbank, 'en', 'Kasikornbank'],
  ['the operator’s local name in Lao', { nameTH: 'ທະນາຄານກະສິກອນໄທ', nameEN: 'Kasikornbank' }, 'lo', 'ທະນາຄານກະສິກອນໄທ'],
  ['the English name in Lao when there is no other', { nameEN: 'Kasikornbank' }, 'lo', 'Kasikornbank'],
  ['the Thai name when the English one is missing', { nameTH: 'กสิกรไทย' }, 'en', 'กสิกรไทย'],
  ['the English name when the Thai one is empty', { nameTH: '', nameEN: 'Kasikornbank' }, 'th', 'Kasikornbank'],
  ['nothing when the bank has no name', {}, 'lo', ''],
  ['the code that everybody says', { bankCode: 'BCEL', nameTH: 'ທະນາຄານການຄ້າຕ່າງປະເທດລາວ' }, 'lo', 'BCEL'],
] as const)('bankName returns %s', (_name, bank, language, name) => expect(bankName(bank, language)).toBe(name));
