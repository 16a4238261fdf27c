import { act, renderHook } from '@testing-library/react';
import { languages, type Language } from '@wallet/domain';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './ensure-namespaces.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { useErrorText, type ErrorToSay } from './use-error-text.ts';

async function sayIn(language: Language) {
  const i18n = createI18n(language);
  await ensureNamespaces(i18n, ['errors']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  const { result } = renderHook(() => useErrorText(), { wrapper });
  return (error: ErrorToSay) => result.current(error);
}

describe('useErrorText', () => {
  it('says a known code in the language of the page', async () => {
    const said = await Promise.all(
      languages.map(async (language) => (await sayIn(language))({ code: 'WRONG_CREDENTIAL', message: 'WRONG_CREDENTIAL' })),
    );
    expect(said).toEqual(['เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง', 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'The phone number or password is incorrect.']);
  });

  it('also knows a code that came as the message', async () => {
    expect((await sayIn('en'))({ message: 'MONEY_NOT_ENOUGH' })).toBe(
      'The balance is not enough. No money was taken. Please choose a smaller amount.',
    );
  });

  it.each<[ErrorToSay, Language, string]>([
    [{ code: 'REQUEST_LIMIT_1MIN', retryAfterMs: 41_500 }, 'en', 'Too many requests. Please wait 42 seconds.'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 1_000 }, 'en', 'Too many requests. Please wait 1 second.'],
    [{ message: 'OTP_BLOCK', retryAfterMs: 7_200_000 }, 'en', 'Too many requests. Please wait 2 hours.'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 840_001 }, 'th', 'ทำรายการบ่อยเกินไป กรุณารออีก 15 นาที'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 42_000 }, 'lo', 'ເຮັດທຸລະກຳ\u200bເລື້ອຍເກີນໄປ ກະລຸນາລໍຖ້າອີກ 42 ວິນາທີ'],
    [{ code: 'REQUEST_LIMIT_1MIN' }, 'en', 'Too many requests. Please wait about 1 minute.'],
    [{ code: 'NO_GAME', retryAfterMs: 42_000 }, 'en', 'This game was not found.'],
    [{ message: 'Slow down', retryAfterMs: 42_000 }, 'en', 'Slow down'],
  ])('names the time to wait where the answer was about that only: %j in %s', async (error, language, text) => {
    expect((await sayIn(language))(error)).toBe(text);
  });

  it.each<[string, ErrorToSay, string]>([
    ['a code it does not know', { code: 'NEW_RULE', message: 'Only on weekdays' }, 'Only on weekdays'],
    ['an unknown code that is all there is', { code: 'NEW_RULE' }, 'NEW_RULE'],
    ['human words', { message: 'ระบบปิดปรับปรุง' }, 'ระบบปิดปรับปรุง'],
    ['a word that is a level of the file', { code: 'slip', message: 'slip' }, 'slip'],
    ['a name that every object has', { code: 'constructor', message: '__proto__' }, '__proto__'],
    ['markup, which stays text', { message: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
    ['text that asks for another text', { message: '$t(OK) {{code}}' }, '$t(OK) {{code}}'],
    ['turned and hidden characters', { message: 'pay\u202E0001\u202C\u0000\u200B now\r\nok\u2028!' }, 'pay 0001 now ok !'],
    ['nothing at all', {}, 'System error. Please try again.'],
    ['nothing visible', { code: '', message: ' \u200E\n' }, 'System error. Please try again.'],
  ])('shows %s', async (_what, error, text) => {
    expect((await sayIn('en'))(error)).toBe(text);
  });

  it('caps what a server wrote at 300 characters, without cutting one in two', async () => {
    const say = await sayIn('th');
    expect(Array.from(say({ message: 'ก'.repeat(5000) }))).toHaveLength(300);
    expect(say({ message: '😀'.repeat(301) })).toBe(`${'😀'.repeat(299)}…`);
    expect(say({ message: 'ก'.repeat(300) })).toBe('ก'.repeat(300));
  });

  it('says the code raw until the texts are there, then in words', async () => {
    const i18n = createI18n('en');
    const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
    const { result } = renderHook(() => useErrorText()({ code: 'NO_GAME', message: 'NO_GAME' }), { wrapper });
    expect(result.current).toBe('NO_GAME');
    await act(() => ensureNamespaces(i18n, ['errors']));
    expect(result.current).toBe('This game was not found.');
  });
});
