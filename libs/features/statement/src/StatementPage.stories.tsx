import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import type { MarketProfile } from '@wallet/domain';
import { pending, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Statement/Statement', tags: ['!autodocs'] };
export default meta;

const createdAt = '2026-11-21T11:07:50Z';
const amounts = { BAHT: 1_234_567.89, LAK: 123_456_789 } as const;

/** One entry of each kind and status, with the largest amounts and with values unknown to this version. */
const statements = ({ currencies: [currency] }: MarketProfile) => [
  { statementType: 'deposit', from: 'KBANK', to: 'WALLET', amount: amounts[currency], status: 'SUCCESS', createdAt },
  { statementType: 'withdraw', from: 'WALLET', to: 'BCEL', amount: amounts[currency], status: 'PENDING', createdAt },
  { statementType: 'deposit', from: 'WALLET', to: 'KBANK', amount: 700, status: 'PENDING', createdAt },
  { statementType: 'transfer', from: 'WALLET', to: 'pgsoft', amount: 300, status: 'SUCCESS', createdAt },
  { statementType: 'transfer', from: 'WALLET', to: 'pgsoft', amount: 500, status: 'FAILED', createdAt },
  {
    statementType: 'bonus',
    from: 'BONUS',
    to: 'WALLET',
    amount: 200,
    status: 'SUCCESS',
    createdAt,
    bonus: { description: 'Welcome 20 %' },
  },
  { statementType: 'bonus', from: 'SPIN', to: 'WALLET', amount: 50, status: 'SUCCESS', createdAt, luckydraw: { description: '50' } },
  { statementType: 'cash_drop', from: '1234567890', to: 'WALLET', amount: null, status: 'HALF', createdAt: null },
];

const filled = (profile: MarketProfile): MockResponses => ({
  getStatement: { total: 57, statements: statements(profile) },
});

export const Statement: StoryObj = {
  parameters: screen({ path: paths.statement, answers: filled }),
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll('main ul ul li')];
    await waitFor(() => expect(rows()).toHaveLength(8));
    const [deposit, withdrawal, , , failed, bonus] = rows();
    await expect(deposit).toHaveTextContent(/(ฝากเงิน|ຝາກເງິນ)[^]*(1,234,567\.89|123,456,789\.00)[^]*KBANK →[^]*18:07:50/);
    await expect(bonus).toHaveTextContent(/(โบนัส|ໂບນັດ): Welcome 20 %/);
    const statuses = [deposit, withdrawal, failed].map((row) => [...(row?.querySelectorAll('[data-kind]') ?? [])].at(-1));
    for (const [index, word] of [/สำเร็จ|ສຳເລັດ/, /กำลัง|ກຳລັງ/, /ไม่สำเร็จ|ບໍ່ສຳເລັດ/].entries())
      await expect(statuses[index]).toHaveTextContent(word);
    await expect(new Set(statuses.map((status) => status && getComputedStyle(status).color)).size).toBe(3);
  },
};
/** Entries of a second apart are of two days in Bangkok, whatever the clock of the device. */
export const TwoDays: StoryObj = {
  parameters: screen({
    path: paths.statement,
    answers: (profile) => ({
      getStatement: {
        total: 2,
        statements: ['2026-11-21T17:00:00Z', '2026-11-21T16:59:59Z'].flatMap((time) =>
          statements(profile)
            .slice(0, 1)
            .map((entry) => ({ ...entry, createdAt: time })),
        ),
      },
    }),
  }),
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('heading', { level: 2 });
    await expect(days.map(({ textContent }) => textContent)).toEqual(['22/11/2026', '21/11/2026']);
    for (const time of ['00:00:00', '23:59:59']) await expect(canvas.getByText(time)).toBeVisible();
  },
};
/** The words for the last two days stand before their dates. What can be opened stands before the filters, on one line with them. */
export const LastDays: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  parameters: screen({
    path: paths.statement,
    answers: (profile) => ({
      getStatement: {
        total: 9,
        statements: [0, 1].flatMap((daysAgo) =>
          statements(profile)
            .slice(0, 2)
            .map((entry) => ({ ...entry, createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() })),
        ),
      },
    }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [today, yesterday] = await canvas.findAllByRole('heading', { level: 2 });
    await expect(today).toHaveTextContent(/^(วันนี้|ມື້ນີ້|Today)\s*\d/);
    await expect(yesterday).toHaveTextContent(/^(เมื่อวาน|ມື້ວານ|Yesterday)\s*\d/);
    const select = canvasElement.querySelector('select[name=status]') as HTMLSelectElement;
    await userEvent.selectOptions(select, 'failed');
    const clear = canvas.getByRole('button', { name: /^(ล้างตัวกรอง|ລ້າງ\u200B?ຕົວກັ່ນຕອງ|Clear filters)$/ });
    await expect(clear.parentElement?.firstElementChild).toBe(clear);
    await expect(clear.getBoundingClientRect().top).toBe(select.parentElement?.getBoundingClientRect().top);
  },
};
/** The receipt of an entry by its number, and the places that it names. */
const receiptOf = (entry: string, places: readonly RegExp[]): StoryObj => ({
  parameters: screen({ path: `${paths.statement}?modal=receipt&entry=1-${Date.parse(createdAt).toString(36)}${entry}`, answers: filled }),
  play: async ({ canvasElement }) => {
    const receipt = () => canvasElement.querySelector('dialog article');
    const named = () => [...(receipt()?.querySelectorAll('dd > span:nth-of-type(2)') ?? [])].map(({ textContent }) => textContent);
    await waitFor(() => expect(named()).toEqual(places.map((place) => expect.stringMatching(place) as string)));
    await expect(receipt()).toHaveTextContent('21/11/2026 18:07:50');
  },
});
const wallet = /^(กระเป๋าเงิน|ກະເປົາເງິນ)$/;
export const Receipt = receiptOf('', [/^KBANK$/, wallet]);
/** A bonus comes from no bank and no game: it is named, and not the backend's code of it. */
export const BonusReceipt = receiptOf('.5', [/^(โบนัส|ໂບນັດ)$/, wallet]);
export const Empty: StoryObj = { parameters: screen({ path: paths.statement }) };
export const Loading: StoryObj = { parameters: screen({ path: paths.statement, answers: { getStatement: pending } }) };
export const Unreachable: StoryObj = { parameters: screen({ path: paths.statement, answers: { getStatement: unreachable } }) };
