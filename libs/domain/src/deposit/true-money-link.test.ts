import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf } from '../money/money.ts';
import { findTrueMoneyLink, minTrueMoney, readTrueMoneyLink } from './true-money-link.ts';

const voucher = '0123456789abcDEF01';
const link = `https://gift.truemoney.com/campaign/?v=${voucher}`;
const longer = `${link}${'x'.repeat(30)}`;

describe('readTrueMoneyLink', () => {
  it.each(['', '   ', '\n'])('takes %j for nothing typed yet', (typed) => {
    expect(readTrueMoneyLink(typed)).toEqual({ ok: false, refusal: { code: 'LINK_MISSING' } });
  });

  it.each([link, 'สวัสดี', 'https://example.com/other?v=1', voucher])('leaves %j for the backend to judge', (typed) => {
    expect(readTrueMoneyLink(` ${typed}\n`)).toEqual({ ok: true, link: typed });
  });
});

describe('findTrueMoneyLink', () => {
  it.each<[string, string, string]>([
    ['the link alone', link, link],
    ['spaces and line ends around it', `  ${link}\n`, link],
    ['a sentence around it', `ส่งซองของขวัญให้คุณ ${link} กดเพื่อรับ`, link],
    ['no space before Thai text', `รับเลย${link}รับเลย`, link],
    ['a full stop after it', `Take it: ${link}.`, link],
    ['a longer voucher', longer, longer],
    ['without https', `gift.truemoney.com/campaign/?v=${voucher}`, link],
    ['with http', `http://gift.truemoney.com/campaign?v=${voucher}`, link],
    ['capitals in the host', `HTTPS://Gift.TrueMoney.com/campaign/?v=${voucher}`, link],
    ['a page below', `https://gift.truemoney.com/campaign/voucher_detail/?v=${voucher}`, link],
    ['another value before the voucher', `https://gift.truemoney.com/campaign/?openExternalBrowser=1&v=${voucher}`, link],
    ['another value after it', `${link}&lang=th`, link],
    ['two links: the first', `${link} ${longer}`, link],
  ])('finds %s', (_name, pasted, found) => expect(findTrueMoneyLink(pasted)).toBe(found));

  it.each<[string, string]>([
    ['other words', 'สวัสดี'],
    ['a link to somewhere else', 'https://example.com/campaign/?v=0123456789abcDEF01'],
    ['a host that only ends like it', `https://evil-gift.truemoney.com/campaign/?v=${voucher}`],
    ['a host that only begins like it', `https://gift.truemoney.com.example.com/campaign/?v=${voucher}`],
    ['no voucher', 'https://gift.truemoney.com/campaign/?v='],
    ['a voucher that is cut off', 'https://gift.truemoney.com/campaign/?v=0123456'],
    ['a voucher without its link', voucher],
  ])('finds no link in %s', (_name, pasted) => {
    expect(findTrueMoneyLink(pasted)).toBeNull();
  });

  it('finds every voucher between any words, and gives nothing but its one form', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789abcxyzABCXYZ'), minLength: 18, maxLength: 64 });
    const words = fc.string({ unit: fc.constantFrom(...' สวัสดี?&=/.\n'), maxLength: 20 });
    fc.assert(
      fc.property(words, code, words, (before, value, after) => {
        const address = `https://gift.truemoney.com/campaign/?v=${value}`;
        expect(findTrueMoneyLink(`${before} ${address} ${after}`)).toBe(address);
      }),
    );
  });

  it('asks for at least two baht', () => expect(minTrueMoney).toEqual(moneyOf(200, 'BAHT')));
});
