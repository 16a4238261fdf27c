import { generate } from 'promptparse';
import { describe, expect, it } from 'vitest';
import { readSlipCode } from './read-slip-code.ts';

const slip = generate.slipVerify({ sendingBank: '014', transRef: '2026112118075012' });
const payable = generate.billPayment({ billerId: '010755500012301', amount: 300, ref1: 'Q1' });

describe('readSlipCode', () => {
  it.each([
    ['the small code of a slip', [slip], { kind: 'slip', reference: '014 2026112118075012' }],
    ['a slip beside an advertisement', ['https://bank.example/app', slip], { kind: 'slip', reference: '014 2026112118075012' }],
    ['a slip beside the code that was paid', [payable, slip], { kind: 'slip', reference: '014 2026112118075012' }],
    ['the code to pay by, in place of the slip', [payable], { kind: 'pay-code' }],
    ['the code of a person to pay to', [generate.anyId({ type: 'MSISDN', target: '0812345678' })], { kind: 'pay-code' }],
    ['another code', ['https://shop.example/menu'], { kind: 'none' }],
    ['a slip whose checksum is wrong', [`${slip.slice(0, -4)}0000`], { kind: 'none' }],
    ['no code', [], { kind: 'none' }],
  ])('recognises %s', (_name, texts, code) => {
    expect(readSlipCode(texts)).toEqual(code);
  });
});
