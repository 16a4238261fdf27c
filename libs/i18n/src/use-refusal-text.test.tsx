import {
  checkAttachment,
  checkQrAmount,
  checkWithdrawal,
  languages,
  moneyOf,
  qrTerms,
  readChatText,
  type Currency,
  type Language,
} from '@wallet/domain';
import { expect, it } from 'vitest';
import { hookIn } from './testing/hook-in.tsx';
import { useRefusalText, type Refusal } from './use-refusal-text.ts';

const renderIn = (language: Language, currency?: Currency) => hookIn(language, ['refusals', 'common'], () => useRefusalText(currency));

function refusalOf(check: { readonly ok: boolean; readonly refusal?: Refusal }): Refusal {
  if (check.refusal === undefined) throw new Error('this was expected to be refused');
  return check.refusal;
}

it("formats a minimum in the member's currency and language", async () => {
  const refusal = refusalOf(checkQrAmount(moneyOf(1, 'LAK'), qrTerms('WW', 'LAK', { qrMinimum: null, qrFirstQuickAmount: null })));
  const texts = await Promise.all(languages.map(async (language) => (await renderIn(language))(refusal)));
  expect(texts).toEqual(['จำนวนเงินขั้นต่ำ 100.00 กีบ', 'ຈຳນວນເງິນຂັ້ນຕ່ຳ 100.00 ກີບ', 'The minimum is 100.00 kip.']);
});

it.each([
  ['BAHT', 'Please enter an amount, such as 100.50.'],
  ['LAK', 'Please enter an amount, such as 50,000.'],
] as const)('gives an example of an amount in %s', async (currency, text) => {
  expect((await renderIn('en', currency))({ code: 'AMOUNT_MISSING' })).toBe(text);
});

it.each<[string, Refusal, string]>([
  [
    'a partial withdrawal with an active bonus',
    refusalOf(
      checkWithdrawal(
        moneyOf(100_000, 'BAHT'),
        { minimum: null, maximum: null },
        { total: moneyOf(123_456_789, 'BAHT'), isBonusActive: true },
      ),
    ),
    'A bonus is active, so please withdraw everything: 1,234,567.89 baht.',
  ],
  [
    'a video that is too large',
    refusalOf(checkAttachment({ name: 'a.mp4', type: 'video/mp4', size: 21 * 1024 * 1024 })),
    'The file is too large. Please select file no larger than 20 MB.',
  ],
  ['a file of an unsupported type', refusalOf(checkAttachment({ name: 'a.exe', type: '', size: 1 })), 'File is not supported'],
  ['a message that is too long', refusalOf(readChatText('x'.repeat(2001))), 'This message is too long. The maximum is 2000 characters.'],
  ['two equal places', { code: 'SAME_PLACE' }, 'Please choose two different accounts.'],
])('has a text for %s', async (_name, refusal, text) => expect((await renderIn('en'))(refusal)).toBe(text));
