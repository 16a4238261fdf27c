import { areDifferentBanks, thaiBankNumbers } from '@wallet/domain';
import { encode, generate, tag, withCrcTag } from 'promptparse';
import { expect, it } from 'vitest';
import { readSlipCode } from './read-slip-code.ts';

const slip = generate.slipVerify({ sendingBank: '014', transRef: '2026112118075012' });
const payable = generate.billPayment({ billerId: '010755500012301', amount: 300, ref1: 'Q1' });

const slipOf = (key: string, bank: string | null, reference: string, madeBefore: number | null = null) => ({
  kind: 'slip',
  key,
  transfer: { bank, reference, madeBefore },
});
const fromScb = slipOf('014 2026112118075012', 'SCB', '2026112118075012');
const fromTrueMoney = generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: 'T5', date: '26112026' });

/** A code in the format of Lao banks, with the fields of one of them. */
const laoCode = (...fields: readonly string[]) => {
  const names = ['00', '01', '02', '03', '04'];
  return withCrcTag(
    encode([tag('00', '01'), tag('01', '11'), tag('33', encode(fields.map((value, index) => tag(names[index] ?? '', value))))]),
    '63',
  );
};

it.each([
  ['the small code of a slip', [slip], fromScb],
  ['one of an unknown bank', [generate.slipVerify({ sendingBank: '999', transRef: 'A1' })], slipOf('999 A1', null, 'A1')],
  ['a slip of TrueMoney', [fromTrueMoney], slipOf('true-money T5', 'TRUEWALLET', 'T5', Date.parse('2026-11-27T00:00:00+07:00'))],
  ['one of BCEL One', [laoCode('BCEL', 'ONEPROOF', 'P2P', 'T1', 'FT26001')], slipOf('bcel FT26001', 'BCEL', 'FT26001')],
  ['a code to pay with that has the fields of a Lao slip', [laoCode('BCEL', 'ONEPAY', 'M1', 'closed', '15')], { kind: 'pay-code' }],
  ['a slip beside an advertisement', ['https://bank.example/app', slip], fromScb],
  ['a slip beside the code that was paid', [payable, slip], fromScb],
  ['the code to pay by, in place of the slip', [payable], { kind: 'pay-code' }],
  ['the code of a person to pay to', [generate.anyId({ type: 'MSISDN', target: '0812345678' })], { kind: 'pay-code' }],
  ['another code', ['https://shop.example/menu'], { kind: 'other-code' }],
  ['a slip whose checksum is wrong', [`${slip.slice(0, -4)}0000`], { kind: 'other-code' }],
  ['no code', [], { kind: 'no-code' }],
])('readSlipCode recognises %s', (_name, texts, code) => {
  expect(readSlipCode(texts)).toEqual(code);
});

it.each(Object.entries(thaiBankNumbers))('names %s as the sender of a slip with its number', (code, number) => {
  const read = readSlipCode([generate.slipVerify({ sendingBank: number ?? '', transRef: 'A1' })]);
  const named = read.kind === 'slip' ? read.transfer.bank : null;
  expect(named).not.toBeNull();
  expect(areDifferentBanks(named ?? '', code)).toBe(false);
});
