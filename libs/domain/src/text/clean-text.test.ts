import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { cleanText, onlyNumber } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['', ''],
    [' \n\t\u00a0\u200b', ''],
    ['\u202a123\u202c \u2066456\u2069 \u200e7\u200f \u061c8', '123 456 7 8'],
    ['\ufeff1\u200b2\u200c3\u200d4\u20605\u00ad6\u034f7\u115f8\u31649\uffa00\ufe0f', '1234567890'],
    ['1\u00a02\u20073\u202f4\u30005\t6\r\n7\u20288\u28009', '1 2 3 4 5 6 7 8 9'],
    ['1\u20102\u20113\u20124\u20135\u20146\u20157\u22128\uff0d9\ufe580', '1-2-3-4-5-6-7-8-9-0'],
    ['０１２３４５６７８９', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['໐໑໒໓໔໕໖໗໘໙', '0123456789'],
    ['၀၁၂၃၄၅၆၇၈၉ ០១២៣៤៥៦៧៨៩', '0123456789 0123456789'],
    ['٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९', '0123456789 0123456789'],
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['ＳＯＭＣＨＡＩ　ＪＡＩＤＥＥ', 'SOMCHAI JAIDEE'],
    ['O’NEILL', "O'NEILL"],
    ['Jose\u0301', 'José'],
    // Marks of notes and other numbers that are not digits.
    ['10² 1½ ①', '10² 1½ ①'],
    ['นายน้ำ ทองคำ', 'นายน้ำ ทองคำ'],
    ['ນາງ\u200bຄຳ ໜູ ໝີ', 'ນາງຄຳ ໜູ ໝີ'],
    ['Zoë Müller', 'Zoë Müller'],
  ])('changes %j to %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('does not change its own result, for any text', () => {
    const unit = fc.oneof(
      fc.constantFrom(...' -\u200b\u00a0\u2013๕ำຳໝກກ์²´\u0301'),
      fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps every letter and mark of Thai and Lao', () => {
    const letter = fc.integer({ min: 0xe01, max: 0xedf }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: letter }), (name) => {
        expect(cleanText(name)).toBe(name.replace(/\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) - 0xe50) % 0x80)));
      }),
    );
  });
});

const notation = /\d(?:[ -]*\d)*/g;

describe('onlyNumber', () => {
  it.each([
    ['12', '12'],
    ['- 123-4 56789-0 .', '123-4 56789-0'],
    ['เลขที่บัญชี 123-4-56789-0', '123-4-56789-0'],
    ['เลขที่บัญชี1234567890', '1234567890'],
    ['SCB (1234567890), สมชาย', '1234567890'],
    ['Exim: 12345678', '12345678'],
  ])('finds in %j the number %j', (text, number) => expect(onlyNumber(text, notation)).toBe(number));

  it.each([
    '',
    'เลขที่บัญชี',
    '1234567890.00',
    '1,234,567',
    '12345678 / 87654321',
    'ลงท้ายด้วย 7890',
    'xxx-x-x1234-x',
    'xxxx 12345678',
    '******12345678',
    '12345678xxxx',
    'AB12345678',
    'agent-12345678',
    '12345678E9',
    '12345678¹',
  ])('finds none in %j', (text) => expect(onlyNumber(text, notation)).toBeNull());
});
