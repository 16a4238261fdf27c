import { renderHook } from '@testing-library/react';
import { currencies, languages, moneyOf, readTypedAmount, type Language } from '@wallet/domain';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { useFormat } from './use-format.ts';

async function formatIn(language: Language) {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['common']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => useFormat(), { wrapper }).result.current;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('useFormat', () => {
  it('formats amounts exactly, even large ones in kip', async () => {
    const { amount } = await formatIn('lo');
    expect(amount(moneyOf(1_234_567_890_012, 'LAK'))).toBe('12,345,678,900.12');
    expect(amount(moneyOf(5, 'BAHT'))).toBe('0.05');
    expect(amount(null)).toBe('-');
  });

  it.each<[Language, string, string]>([
    ['th', 'บาท', 'กีบ'],
    ['lo', 'ບາດ', 'ກີບ'],
    ['en', 'baht', 'kip'],
  ])('translates the currencies into %s', async (language, baht, kip) => {
    const { currency } = await formatIn(language);
    expect([currency('BAHT'), currency('LAK')]).toEqual([baht, kip]);
  });

  it.each<[Language, readonly string[]]>([
    ['th', ['0 นาที', '1 ชั่วโมง', '2 ชั่วโมง 5 นาที']],
    ['lo', ['0 ນາທີ', '1 ຊົ່ວໂມງ', '2 ຊົ່ວໂມງ 5 ນາທີ']],
    ['en', ['0 minutes', '1 hour', '2 hours 5 minutes']],
  ])('writes durations in %s', async (language, written) => {
    const { duration } = await formatIn(language);
    expect([59 * second, hour, 2 * hour + 5 * minute + 59 * second].map(duration)).toEqual(written);
  });

  it('formats an amount with its currency', async () => {
    const { money } = await formatIn('th');
    expect([money(moneyOf(123_450, 'BAHT')), money(moneyOf(100, 'LAK')), money(null)]).toEqual(['1,234.50 บาท', '1.00 กีบ', '-']);
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

  it.each<Language>(['th', 'lo', 'en'])('formats timestamps in local time and the Gregorian calendar in %s', async (language) => {
    const { dateTime } = await formatIn(language);
    expect(dateTime(new Date(2026, 0, 5, 7, 8, 9).getTime())).toBe('05/01/2026 07:08:09');
    expect([dateTime(Number.NaN), dateTime(null)]).toEqual(['-', '-']);
  });

  it.each<[number, string, string, string]>([
    [0, 'เมื่อสักครู่', 'ເມື່ອກີ້ນີ້', 'just now'],
    [-hour, 'เมื่อสักครู่', 'ເມື່ອກີ້ນີ້', 'just now'],
    [second, '1 วินาทีที่แล้ว', '1 ວິນາທີກ່ອນ', '1 second ago'],
    [59 * second, '59 วินาทีที่แล้ว', '59 ວິນາທີກ່ອນ', '59 seconds ago'],
    [minute, '1 นาทีที่แล้ว', '1 ນາທີກ່ອນ', '1 minute ago'],
    [2 * minute, '2 นาทีที่แล้ว', '2 ນາທີກ່ອນ', '2 minutes ago'],
    [hour, '1 ชั่วโมงที่แล้ว', '1 ຊົ່ວໂມງກ່ອນ', '1 hour ago'],
    [29 * day, '29 วันที่แล้ว', '29 ມື້ກ່ອນ', '29 days ago'],
    [30 * day, '1 เดือนที่แล้ว', '1 ເດືອນກ່ອນ', '1 month ago'],
    [60 * day, '2 เดือนที่แล้ว', '2 ເດືອນກ່ອນ', '2 months ago'],
    [360 * day, '1 ปีที่แล้ว', '1 ປີກ່ອນ', '1 year ago'],
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
