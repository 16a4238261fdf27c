import { act } from '@testing-library/react';
import { languages, slipReasons, type Language } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { ensureNamespaces } from './load-texts.ts';
import { hookIn, hookOn } from './testing/hook-in.tsx';
import { useErrorText, type ErrorMessage } from './use-error-text.ts';
import { useSlipReasonText } from './use-slip-reason-text.ts';

const renderIn = (language: Language) => hookIn(language, ['errors'], useErrorText);

describe('useErrorText', () => {
  it('translates a known code into the language of the page', async () => {
    const texts = await Promise.all(
      languages.map(async (language) => (await renderIn(language))({ code: 'WRONG_CREDENTIAL', message: 'WRONG_CREDENTIAL' })),
    );
    expect(texts).toEqual(['เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง', 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'The phone number or password is incorrect.']);
  });

  it('recognizes a code in the message', async () => {
    expect((await renderIn('en'))({ message: 'MONEY_NOT_ENOUGH' })).toBe('Your balance is too low. Please choose a smaller amount.');
  });

  it.each([
    ['BONUS_CONDITION', 'withdraw', 'You cannot withdraw until the bonus conditions are met.'],
    ['BONUS_CONDITION', 'clear-bonus', 'You cannot cancel this bonus until its conditions are met.'],
    ['QR_FAIL', 'create-qr-code', 'The QR code could not be created. Please try again.'],
    [
      'QR_FAIL',
      'cancel-qr-code',
      'The QR code could not be cancelled. If you have paid, please wait for the money to reach your wallet and do not pay again.',
    ],
    ['INVALID_CODE', 'claim-coupon', 'This prize cannot be claimed. Please contact us.'],
    ['INVALID_CODE', 'activate-bonus', 'The code is not valid.'],
  ])('says of %s what it means for %s', async (code, intent, text) => {
    const errorText = await renderIn('en');
    expect([errorText({ code, intent }), errorText({ message: code, intent })]).toEqual([text, text]);
  });

  it.each<[ErrorMessage, Language, string]>([
    [{ code: 'REQUEST_LIMIT_1MIN', retryAfterMs: 41_500 }, 'en', 'Too many requests. Please wait 42 seconds.'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 1_000 }, 'en', 'Too many requests. Please wait 1 second.'],
    [{ message: 'OTP_BLOCK', retryAfterMs: 7_200_000 }, 'en', 'Too many requests. Please wait 2 hours.'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 840_001 }, 'th', 'ทำรายการบ่อยเกินไป กรุณารออีก 15 นาที'],
    [{ code: 'REQUEST_LIMIT', retryAfterMs: 42_000 }, 'lo', 'ທ່ານຮ້ອງຂໍ\u200bຖີ່ເກີນໄປ ກະລຸນາລໍຖ້າອີກ 42 ວິນາທີ'],
    [{ code: 'REQUEST_LIMIT_1MIN' }, 'en', 'Too many requests. Please wait about 1 minute.'],
    [{ code: 'NO_GAME', retryAfterMs: 42_000 }, 'en', 'This game was not found.'],
    [{ message: 'Slow down', retryAfterMs: 42_000 }, 'en', 'Slow down'],
  ])('includes the waiting time only for rate limits: %j in %s', async (error, language, text) => {
    expect((await renderIn(language))(error)).toBe(text);
  });

  it.each<[string, ErrorMessage, string]>([
    ['an unknown code with a message', { code: 'NEW_RULE', message: 'Only on weekdays' }, 'Only on weekdays'],
    ['an unknown code without a message', { code: 'NEW_RULE' }, 'NEW_RULE'],
    ['a message for people', { message: 'ระบบปิดปรับปรุง' }, 'ระบบปิดปรับปรุง'],
    ['a word that is a level of the file', { code: 'slip', message: 'slip' }, 'slip'],
    ['a name that every object has', { code: 'constructor', message: '__proto__' }, '__proto__'],
    ['markup, which stays text', { message: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
    ['text with the syntax of another text', { message: '$t(OK) {{code}}' }, '$t(OK) {{code}}'],
    ['control and invisible characters', { message: 'pay\u202E0001\u202C\u0000\u200B now\r\nok\u2028!' }, 'pay 0001 now ok !'],
    ['no code and no message', {}, 'System error. Please try again.'],
    ['no visible characters', { code: '', message: ' \u200E\n' }, 'System error. Please try again.'],
  ])('shows %s', async (_what, error, text) => {
    expect((await renderIn('en'))(error)).toBe(text);
  });

  it("truncates a server's message to 300 characters without splitting one", async () => {
    const errorText = await renderIn('th');
    expect(Array.from(errorText({ message: 'ก'.repeat(5000) }))).toHaveLength(300);
    expect(errorText({ message: '😀'.repeat(301) })).toBe(`${'😀'.repeat(299)}…`);
    expect(errorText({ message: 'ก'.repeat(300) })).toBe('ก'.repeat(300));
  });

  it('shows the code until the texts have loaded', async () => {
    const i18n = createI18n('en');
    const { result } = hookOn(i18n, () => useErrorText()({ code: 'NO_GAME', message: 'NO_GAME' }));
    expect(result.current).toBe('NO_GAME');
    await act(() => ensureNamespaces(i18n, ['errors']));
    expect(result.current).toBe('This game was not found.');
  });
});

describe('useSlipReasonText', () => {
  it.each(languages)('has a text for every reason in %s', async (language) => {
    const reasonText = await hookIn(language, ['errors'], useSlipReasonText);
    for (const reason of slipReasons) expect(reasonText(reason)).not.toMatch(/^$|_/);
  });

  it.each([
    ['UPLOADED_FILE_NOT_EXIST', 'สลิปไม่ถูกต้อง'],
    ['IMG_SIZE_UNABLE_TO_PROCESS', 'สลิปไม่ถูกต้อง'],
    ['CANNOT_READ_CROPPED_IMAGE', 'สลิปไม่ถูกต้อง'],
    ['BANK_CLOSED', 'BANK_CLOSED'],
    ['ธนาคารปิด', 'ธนาคารปิด'],
    ['toString', 'toString'],
    ['\u202Eabc', 'abc'],
  ])('says %j as %j', async (reason, text) => expect((await hookIn('th', ['errors'], useSlipReasonText))(reason)).toBe(text));
});
