import { currencies, languages, moneyOf, readTypedAmount, type Language } from '@wallet/domain';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hookIn } from './testing/hook-in.tsx';
import { useAmountWords } from './use-amount-words.ts';
import { useDayFormat } from './use-day-format.ts';
import { useFormat } from './use-format.ts';

const formatIn = (language: Language) => hookIn(language, ['common'], useFormat);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('useFormat', () => {
  it.each<[Language, readonly string[]]>([
    ['th', ['1,234.50 บาท', '12,345,678,900.12 กีบ', '-']],
    ['lo', ['1,234.50 ບາດ', '12,345,678,900.12 ກີບ', '-']],
    ['en', ['1,234.50 baht', '12,345,678,900.12 kip', '-']],
  ])('formats amounts with their currencies in %s', async (language, written) => {
    const { money } = await formatIn(language);
    expect([moneyOf(123_450, 'BAHT'), moneyOf(1_234_567_890_012, 'LAK'), null].map(money)).toEqual(written);
  });

  it.each<[Language, readonly string[]]>([
    ['th', ['0 นาที', '1 ชั่วโมง', '2 ชั่วโมง 5 นาที']],
    ['lo', ['0 ນາທີ', '1 ຊົ່ວໂມງ', '2 ຊົ່ວໂມງ 5 ນາທີ']],
    ['en', ['0 minutes', '1 hour', '2 hours 5 minutes']],
  ])('writes durations in %s', async (language, written) => {
    const { duration } = await formatIn(language);
    expect([59 * second, hour, 2 * hour + 5 * minute + 59 * second].map(duration)).toEqual(written);
  });

  it.each(languages)('formats amounts in %s that an amount field of their currency reads, and no other', async (language) => {
    const { money } = await formatIn(language);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000_000_000 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...currencies),
        (minor, currency, field) => {
          const amount = moneyOf(minor, currency);
          expect(readTypedAmount(money(amount), field)).toEqual(field === currency ? amount : null);
        },
      ),
    );
  });

  it.each<Language>(['th', 'lo', 'en'])(
    'formats times in the Gregorian calendar in %s, those of records as in Bangkok',
    async (language) => {
      const { dateTime, deviceTime } = await formatIn(language);
      expect(dateTime(Date.UTC(2026, 0, 4, 23, 8, 9))).toBe('05/01/2026 06:08:09');
      expect(deviceTime(new Date(2026, 0, 5, 7, 8, 9).getTime())).toBe('05/01/2026 07:08:09');
      expect([dateTime(Number.NaN), dateTime(null)]).toEqual(['-', '-']);
    },
  );

  it.each<[number, string, string, string]>([
    [0, 'เมื่อสักครู่', 'ເມື່ອກີ້ນີ້', 'just now'],
    [second, '1 วินาทีที่แล้ว', '1 ວິນາທີກ່ອນ', '1 second ago'],
    [59 * second, '59 วินาทีที่แล้ว', '59 ວິນາທີກ່ອນ', '59 seconds ago'],
    [2 * minute, '2 นาทีที่แล้ว', '2 ນາທີກ່ອນ', '2 minutes ago'],
    [hour, '1 ชั่วโมงที่แล้ว', '1 ຊົ່ວໂມງກ່ອນ', '1 hour ago'],
    [29 * day, '29 วันที่แล้ว', '29 ມື້ກ່ອນ', '29 days ago'],
    [60 * day, '2 เดือนที่แล้ว', '2 ເດືອນກ່ອນ', '2 months ago'],
    [720 * day, '2 ปีที่แล้ว', '2 ປີກ່ອນ', '2 years ago'],
  ])('formats an age of %d ms', async (age, thai, lao, english) => {
    const now = Date.UTC(2026, 5, 1);
    const texts = await Promise.all(
      (['th', 'lo', 'en'] as const).map(async (language) => (await formatIn(language)).relative(now - age, now)),
    );
    expect(texts).toEqual([thai, lao, english]);
  });

  it('uses the plural forms of Lao when the browser falls back to English rules', async () => {
    const { PluralRules } = Intl;
    vi.spyOn(Intl, 'PluralRules').mockImplementation(function (_locale, options) {
      return new PluralRules('en', options);
    });
    const { relative } = await formatIn('lo');
    expect(relative(0, minute)).toBe('1 ນາທີກ່ອນ');
    expect(relative(0, 5 * minute)).toBe('5 ນາທີກ່ອນ');
  });
});

it.each<[Language, Record<string, string>]>([
  ['th', { บาท: 'สตางค์', กีบ: 'อัด' }],
  ['lo', { ບາດ: 'ສະຕາງ', ກີບ: 'ອັດ' }],
  ['en', { baht: 'satang', kip: 'att' }],
])('useAmountWords names the hundredths of each currency in %s', async (language, hundredths) => {
  expect((await hookIn(language, ['common'], useAmountWords)).hundredths).toEqual(hundredths);
});

describe('useDayFormat', () => {
  const timestamp = new Date(2026, 10, 22, 0, 4, 5).getTime();

  it.each<[Language, string]>([
    ['th', 'วันอาทิตย์ที่ 22 พฤศจิกายน 2026'],
    ['lo', 'ວັນອາທິດ ທີ 22 ພະຈິກ 2026'],
    ['en', 'Sunday, 22 November 2026'],
  ])('formats the day in %s in the Gregorian year, and the time in 24 hours, whatever the browser knows', async (language, text) => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
      return new DateTimeFormat('en', options);
    });
    const format = await hookIn(language, ['chat'], useDayFormat);
    expect([format.day(timestamp), format.time(timestamp)]).toEqual([text, '00:04']);
  });
});
