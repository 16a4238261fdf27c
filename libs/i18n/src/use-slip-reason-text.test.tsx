import { renderHook } from '@testing-library/react';
import { languages, slipReasons, type Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { useSlipReasonText } from './use-slip-reason-text.ts';

async function renderIn(language: Language) {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['errors']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  return renderHook(() => useSlipReasonText(), { wrapper }).result.current;
}

describe('useSlipReasonText', () => {
  it.each(languages)('has a text for every reason in %s', async (language) => {
    const reasonText = await renderIn(language);
    for (const reason of slipReasons) expect(reasonText(reason)).not.toMatch(/^$|_/);
  });

  it('describes three kinds of unreadable images as an incorrect slip', async () => {
    const reasonText = await renderIn('th');
    const texts = ['UPLOADED_FILE_NOT_EXIST', 'IMG_SIZE_UNABLE_TO_PROCESS', 'CANNOT_READ_CROPPED_IMAGE'].map(reasonText);
    expect(new Set(texts)).toEqual(new Set(['สลิปไม่ถูกต้อง']));
  });

  it.each([
    ['BANK_CLOSED', 'BANK_CLOSED'],
    ['ธนาคารปิด', 'ธนาคารปิด'],
    ['toString', 'toString'],
    ['\u202Eabc', 'abc'],
  ])('shows %j unchanged', async (reason, text) => expect((await renderIn('en'))(reason)).toBe(text));
});
