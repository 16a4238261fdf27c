import { renderHook } from '@testing-library/react';
import type { Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { useDayFormat } from './use-day-format.ts';

const moment = new Date(2026, 10, 22, 0, 4, 5).getTime();

describe('useDayFormat', () => {
  it.each<[Language, string]>([
    ['th', 'วันอาทิตย์ที่ 22 พฤศจิกายน 2026'],
    ['lo', 'ວັນອາທິດ, 22 ພະຈິກ 2026'],
    ['en', 'Sunday, November 22, 2026'],
  ])('names the day in %s, in the Gregorian year, and the time as a clock with 24 hours', (language, day) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={createI18n(language)}>{children}</I18nProvider>;
    const { current } = renderHook(() => useDayFormat(), { wrapper }).result;
    expect(current.day(moment)).toBe(day);
    expect(current.time(moment)).toBe('00:04');
  });

  it('names the day in Lao also where the browser has no Lao and uses English', () => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
      return new DateTimeFormat('en', options);
    });
    const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={createI18n('lo')}>{children}</I18nProvider>;
    const { current } = renderHook(() => useDayFormat(), { wrapper }).result;
    expect(current.day(moment)).toBe('ວັນອາທິດ, 22 ພະຈິກ 2026');
  });
});
