import { describe, expect, it } from 'vitest';
import { findTrueMoneyLink, minTrueMoney, readTrueMoneyLink } from './true-money-link.ts';
import { moneyOf } from '../money/money.ts';

const voucher = '0123456789abcDEF01';
const link = `https://gift.truemoney.com/campaign/?v=${voucher}`;
const longerLink = `${link}${'x'.repeat(30)}`;

describe('readTrueMoneyLink', () => {
  it.each(['', '   ', '\n', '\u200b'])('treats %j as an empty field', (typed) => {
    expect(readTrueMoneyLink(typed)).toEqual({ ok: false, refusal: { code: 'LINK_MISSING' } });
  });

  it.each([link, 'สวัสดี', 'https://example.com/other?v=1', voucher])('accepts %j, which only the backend can check', (typed) => {
    expect(readTrueMoneyLink(`\u202a ${typed}\u200b\n`)).toEqual({ ok: true, link: typed });
  });
});

describe('findTrueMoneyLink', () => {
  it.each<[string, string, string]>([
    ['a link alone', link, link],
    ['a link with invisible marks', `\u2066${link.replace('89ab', '89\u200bab')}\u2069`, link],
    ['a link inside a sentence', `ส่งซองของขวัญให้คุณ ${link} กดเพื่อรับ`, link],
    ['a link directly next to Thai text', `รับเลย${link}รับเลย`, link],
    ['a link before a full stop', `Take it: ${link}.`, link],
    ['a link with a longer voucher', longerLink, longerLink],
    ['a link without https', `gift.truemoney.com/campaign/?v=${voucher}`, link],
    ['a link with http', `http://gift.truemoney.com/campaign?v=${voucher}`, link],
    ['a link with capitals in the host', `HTTPS://Gift.TrueMoney.com/campaign/?v=${voucher}`, link],
    ['a link with a longer path', `https://gift.truemoney.com/campaign/voucher_detail/?v=${voucher}`, link],
    ['a link with another parameter before the voucher', `https://gift.truemoney.com/campaign/?openExternalBrowser=1&v=${voucher}`, link],
    ['a link with another parameter after the voucher', `${link}&lang=th`, link],
    ['the first of two links', `${link} ${longerLink}`, link],
  ])('finds %s', (_name, pasted, found) => expect(findTrueMoneyLink(pasted)).toBe(found));

  it.each<[string, string]>([
    ['other text', 'สวัสดี'],
    ['a link to another host', 'https://example.com/campaign/?v=0123456789abcDEF01'],
    ['a link to a host that only ends like TrueMoney', `https://evil-gift.truemoney.com/campaign/?v=${voucher}`],
    ['a link to a host that only begins like TrueMoney', `https://gift.truemoney.com.example.com/campaign/?v=${voucher}`],
    ['a link without a voucher', 'https://gift.truemoney.com/campaign/?v='],
    ['a link with an incomplete voucher', 'https://gift.truemoney.com/campaign/?v=0123456'],
    ['a voucher without a link', voucher],
  ])('finds no link in %s', (_name, pasted) => {
    expect(findTrueMoneyLink(pasted)).toBeNull();
  });

  it('minTrueMoney is two baht', () => expect(minTrueMoney).toEqual(moneyOf(200, 'BAHT')));
});
