import { renderHook } from '@testing-library/react';
import type { Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { useAmountWords } from './use-amount-words.ts';

it.each<[Language, Record<string, string>]>([
  ['th', { บาท: 'สตางค์', กีบ: 'อัด' }],
  ['lo', { ບາດ: 'ສະຕາງ', ກີບ: 'ອັດ' }],
  ['en', { baht: 'satang', kip: 'att' }],
])('names the hundredths of each currency in %s', async (language, hundredths) => {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['common']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  expect(renderHook(() => useAmountWords(), { wrapper }).result.current.hundredths).toEqual(hundredths);
});
