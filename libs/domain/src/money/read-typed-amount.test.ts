import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { allow, refuse } from '../check.ts';
import { formatAmount, moneyOf, type Currency } from './money.ts';
import { checkTypedAmount, readTypedAmount } from './read-typed-amount.ts';
import { cleanText } from '../text/clean-text.ts';

describe('readTypedAmount', () => {
  it.each([
    ['0', 0],
    ['007', 700],
    ['1.5', 150],
    ['1.', 100],
    ['.5', 50],
    ['0.05', 5],
    ['1,000', 100_000],
    ['1 000', 100_000],
    ['1\u00a0000.50', 100_050],
    ['1\u202f000\u202f000', 100_000_000],
    ['1’000', 100_000],
    ['1,5', 150],
    ['1,00', 100],
    [',5', 50],
    ['1 000,50', 100_050],
    ['1000.-', 100_000],
    ['1,000.–', 100_000],
    ['+1,000.00', 100_000],
    ['\u202d100.00\u202c', 10_000],
    ['12,345,678.90', 1_234_567_890],
    [' 100 ', 10_000],
    ['๑๒๓.๔๕', 12_345],
    ['90000000000', 9_000_000_000_000],
  ])('reads %j as %d hundredths', (text, minor) => {
    expect(readTypedAmount(text, 'LAK')).toEqual(moneyOf(minor, 'LAK'));
  });

  it.each([
    ['BAHT', '฿1,000'],
    ['BAHT', 'THB 1000'],
    ['BAHT', '1000 thb'],
    ['BAHT', '1000บาทถ้วน'],
    ['BAHT', '1,000 บ.'],
    ['BAHT', '1,000.- บาท'],
    ['BAHT', '+ ฿1,000.00'],
    ['LAK', '₭1,000'],
    ['LAK', '1 000 LAK'],
  ] as const)('reads in %s %j as a thousand', (currency, text) => {
    expect(readTypedAmount(text, currency)).toEqual(moneyOf(100_000, currency));
  });

  it.each([
    '',
    '.',
    '.-',
    '-5',
    '−5',
    '฿-5',
    '(5)',
    '5-',
    '1,50,0',
    '1000,000',
    '10 00',
    '1 000,000',
    "1,000'000",
    '0,100',
    ',100',
    '1,000,50',
    '1.005',
    '50.000',
    '1.000,00',
    '1e3',
    '10²',
    '100k',
    '=100',
    '100 + 5',
    '100\n200',
    'บาท',
    '$100',
    '₭100',
    '฿100 ₭',
    '100 บาท 50 สตางค์',
    '90000000000.01',
  ])('returns null in baht for %j', (text) => expect(readTypedAmount(text, 'BAHT')).toBeNull());

  it.each(['฿100', '100 THB', '100 บาท', '100 บ.', '100 ບາດ', '100 baht'])('returns null in kip for %j', (text) => {
    expect(readTypedAmount(text, 'LAK')).toBeNull();
  });

  const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 });

  it('reads every formatted amount, also between invisible marks and with the currency', () => {
    const mark = fc.constantFrom('', '\u202a', '\u2066', '\u200b', '\u00a0');
    const unit = fc.constantFrom<[Currency, string]>(
      ['BAHT', ' บาท'],
      ['BAHT', ' ບາດ'],
      ['BAHT', ' baht'],
      ['LAK', ' ກີບ'],
      ['LAK', ' กีบ'],
      ['LAK', ' kip'],
    );
    fc.assert(
      fc.property(amounts, mark, unit, mark, (minor, before, [currency, word], after) => {
        const money = moneyOf(minor, currency);
        expect(readTypedAmount(`${before}${formatAmount(money)}${after}${word}`, currency)).toEqual(money);
        expect(readTypedAmount(`${formatAmount(money)}${word}`, currency === 'LAK' ? 'BAHT' : 'LAK')).toBeNull();
      }),
    );
  });

  it('never reads another amount than the digits and the last separator say', () => {
    const key = fc.constantFrom(..."0123456789.,,..  '-+eE฿₭๕໕\u200b\u00a0²½/", 'บาท', 'kip', '.-', ',000', '.00');
    fc.assert(
      fc.property(fc.string({ unit: key, maxLength: 14 }), fc.constantFrom<Currency>('BAHT', 'LAK'), (text, currency) => {
        const money = readTypedAmount(text, currency);
        if (money === null) return;
        const figures = cleanText(text)
          .replace('.-', '')
          .replace(/[^\d.,' ]/g, '')
          .trim();
        const [, whole = '', sign = '', last = ''] = /^(.*?)(?:([.,' ])(\d*))?$/.exec(figures) ?? [];
        // Three digits after a comma or a space are thousands; one or two after a comma or a point are a fraction.
        expect(sign === '' || (sign === '.' ? last.length <= 2 : sign === ',' ? [1, 2, 3].includes(last.length) : last.length === 3)).toBe(
          true,
        );
        const isFraction = sign === '.' || (sign === ',' && last.length < 3);
        const digits = (isFraction ? whole : whole + last).replace(/\D/g, '');
        expect(money).toEqual(moneyOf(Number(`${digits}${(isFraction ? last : '').padEnd(2, '0')}`), currency));
        expect(whole).not.toMatch(/\./);
        expect(cleanText(text).replace('.-', '')).not.toMatch(/[-eE²½/]/);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('checkTypedAmount', () => {
  const check = (typed: string) =>
    checkTypedAmount(typed, 'BAHT', (amount) => (amount === null ? refuse({ code: 'AMOUNT_MISSING' }) : allow()));

  it.each([
    ['100.50', undefined],
    ['90,000,000,000.00', undefined],
    ['90,000,000,000.01', 'AMOUNT_TOO_LARGE'],
    ['99999999999999999999', 'AMOUNT_TOO_LARGE'],
    ['฿ ๙๙๙,๙๙๙,๙๙๙,๙๙๙', 'AMOUNT_TOO_LARGE'],
    ['9'.repeat(400), 'AMOUNT_TOO_LARGE'],
    ['', 'AMOUNT_MISSING'],
    ['-99999999999999999999', 'AMOUNT_MISSING'],
    ['99999999999999999999 kip', 'AMOUNT_MISSING'],
  ])('refuses %j with %s', (typed, code) => {
    const checked = check(typed);
    expect(checked.ok ? undefined : checked.refusal.code).toBe(code);
  });

  it('leaves another refusal as it is', () => {
    expect(checkTypedAmount('9'.repeat(20), 'BAHT', () => refuse({ code: 'SOURCE_MISSING' }))).toEqual(refuse({ code: 'SOURCE_MISSING' }));
  });
});
