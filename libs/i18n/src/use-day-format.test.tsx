import { renderHook } from '@testing-library/react';
import type { Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { useDayFormat, type DayFormat } from './use-day-format.ts';

const timestamp = new Date(2026, 10, 22, 0, 4, 5).getTime();

async function dayFormat(language: Language): Promise<DayFormat> {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['chat']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => useDayFormat(), { wrapper }).result.current;
}

describe('useDayFormat', () => {
  it.each<[Language, string]>([
    ['th', 'วันอาทิตย์ที่ 22 พฤศจิกายน 2026'],
    ['lo', 'ວັນອາທິດ ທີ 22 ພະຈິກ 2026'],
    ['en', 'Sunday, 22 November 2026'],
  ])('formats the day in %s in the Gregorian year, and the time in 24 hours', async (language, day) => {
    const current = await dayFormat(language);
    expect(current.day(timestamp)).toBe(day);
    expect(current.time(timestamp)).toBe('00:04');
  });

  it('formats the day in Lao when the browser has no Lao and falls back to English', async () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
      return new DateTimeFormat('en', options);
    });
    const current = await dayFormat('lo');
    expect(current.day(timestamp)).toBe('ວັນອາທິດ ທີ 22 ພະຈິກ 2026');
  });
});
