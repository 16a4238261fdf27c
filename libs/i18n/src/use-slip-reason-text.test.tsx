import { renderHook } from '@testing-library/react';
import { languages, slipReasons, type Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './ensure-namespaces.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { useSlipReasonText } from './use-slip-reason-text.ts';

async function sayIn(language: Language) {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['errors']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  return renderHook(() => useSlipReasonText(), { wrapper }).result.current;
}

describe('useSlipReasonText', () => {
  it.each(languages)('says every reason in words in %s', async (language) => {
    const say = await sayIn(language);
    for (const reason of slipReasons) expect(say(reason)).not.toMatch(/^$|_/);
  });

  it('calls three kinds of unreadable picture an incorrect slip', async () => {
    const say = await sayIn('th');
    const said = ['UPLOADED_FILE_NOT_EXIST', 'IMG_SIZE_UNABLE_TO_PROCESS', 'CANNOT_READ_CROPPED_IMAGE'].map(say);
    expect(new Set(said)).toEqual(new Set(['สลิปไม่ถูกต้อง']));
  });

  it.each([
    ['BANK_CLOSED', 'BANK_CLOSED'],
    ['ธนาคารปิด', 'ธนาคารปิด'],
    ['toString', 'toString'],
    ['\u202Eabc', 'abc'],
  ])('shows %j as it came', async (reason, text) => expect((await sayIn('en'))(reason)).toBe(text));
});
