import { generate } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { readSlipCode } from './read-slip-code.ts';

const slip = generate.slipVerify({ sendingBank: '014', transRef: '2026112118075012' });
const payable = generate.billPayment({ billerId: '010755500012301', amount: 300, ref1: 'Q1' });

const fromScb = { kind: 'slip', key: '014 2026112118075012', transfer: { bank: 'SCB', reference: '2026112118075012' } };

describe('readSlipCode', () => {
  it.each([
    ['the small code of a slip', [slip], fromScb],
    [
      'a slip of a bank that the app does not know',
      [generate.slipVerify({ sendingBank: '999', transRef: 'A1' })],
      { kind: 'slip', key: '999 A1', transfer: { bank: null, reference: 'A1' } },
    ],
    [
      'a slip of TrueMoney',
      [generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: 'T5', date: '26112026' })],
      { kind: 'slip', key: 'true-money T5', transfer: { bank: 'TRUEWALLET', reference: 'T5' } },
    ],
    ['a slip beside an advertisement', ['https://bank.example/app', slip], fromScb],
    ['a slip beside the code that was paid', [payable, slip], fromScb],
    ['the code to pay by, in place of the slip', [payable], { kind: 'pay-code' }],
    ['the code of a person to pay to', [generate.anyId({ type: 'MSISDN', target: '0812345678' })], { kind: 'pay-code' }],
    ['another code', ['https://shop.example/menu'], { kind: 'none' }],
    ['a slip whose checksum is wrong', [`${slip.slice(0, -4)}0000`], { kind: 'none' }],
    ['no code', [], { kind: 'none' }],
  ])('recognises %s', (_name, texts, code) => {
    expect(readSlipCode(texts)).toEqual(code);
  });
});
