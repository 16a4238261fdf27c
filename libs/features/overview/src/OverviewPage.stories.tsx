import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { bangkokMonthOf, daysOf, type MarketProfile } from '@wallet/domain';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Overview/Overview', tags: ['!autodocs'] };
export default meta;

const amounts = { BAHT: 1_234_567.89, LAK: 123_456_789 } as const;

/** Entries of each day of this month so far: deposits, withdrawals, rewards, and some that do not count. */
function statements({ currencies: [currency] }: MarketProfile) {
  const most = amounts[currency];
  const days = daysOf({ from: bangkokMonthOf(Date.now()).from, to: Date.now() });
  return days
    .flatMap(({ from }, day) => {
      const createdAt = new Date(from).toISOString();
      const row = { from: 'KBANK', to: 'WALLET', status: 'SUCCESS', createdAt };
      return [
        { ...row, statementType: 'deposit', amount: (most * (day % 5)) / 5 },
        { ...row, statementType: 'withdraw', from: 'WALLET', to: 'KBANK', amount: (most * ((day + 2) % 4)) / 6 },
        { ...row, statementType: 'bonus', from: 'BONUS', amount: 200, ...(day % 2 === 0 && { refund: { description: '' } }) },
        { ...row, statementType: 'withdraw', from: 'WALLET', to: 'KBANK', amount: 500, status: day % 3 === 0 ? 'PENDING' : 'FAILED' },
        { ...row, statementType: 'deposit', from: 'SPIN', amount: 50, luckydraw: { description: '' } },
        { ...row, statementType: 'cash_drop', amount: null },
      ].map((entry) => ({ ...entry, amount: entry.amount === null ? null : Math.round(entry.amount * 100) / 100 }));
    })
    .reverse();
}

const filled = (profile: MarketProfile): MockResponses => {
  const all = statements(profile);
  return {
    getStatement: async (request) => {
      const { page } = (await request.json()) as { readonly page: number };
      return { total: all.length, statements: all.slice((page - 1) * 10, page * 10) };
    },
  };
};

/** The newest page, which is all of today, is there. The others do not arrive. */
const slow = (profile: MarketProfile): MockResponses => {
  const today = statements(profile).slice(0, 5);
  return {
    getStatement: async (request) => {
      const { page } = (await request.json()) as { readonly page: number };
      return page === 1 ? { total: 5000, statements: [...today, ...today] } : pending;
    },
  };
};

const barOf = (canvas: HTMLElement) =>
  waitFor(() => {
    const found = [...canvas.querySelectorAll<HTMLElement>('main [role=group] button')].at(-1);
    if (!found) throw new Error('There is no bar yet.');
    return found;
  });

export const Overview: StoryObj = { parameters: screen({ path: paths.overview, answers: filled }) };
/** The focus goes to the entries of a bar, and back to it. */
export const OneBar: StoryObj = {
  ...Overview,
  play: async ({ canvasElement, userEvent }) => {
    const bar = await barOf(canvasElement);
    await userEvent.click(bar);
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    const { activeElement } = canvasElement.ownerDocument;
    await expect(activeElement?.querySelector('h2')).toBeVisible();
    await userEvent.click([...(activeElement?.querySelectorAll('button') ?? [])].at(-1) as HTMLElement);
    await expect(bar).toHaveFocus();
  },
};
/** Bars tell as much as figures. */
export const Hidden: StoryObj = {
  parameters: screen({ path: paths.overview, answers: filled, stored: { hideAmounts: 'true' } }),
  play: async ({ canvasElement }) => expect((await barOf(canvasElement)).querySelector('svg')).toBeNull(),
};
/** No sum looks final, and no days look empty, while something is still to be read. */
export const Reading: StoryObj = {
  parameters: screen({ path: paths.overview, answers: slow }),
  play: async ({ canvasElement, userEvent }) => {
    await barOf(canvasElement);
    await expect(canvasElement.querySelector('[data-figure=deposits] [data-stale=true]')).toBeVisible();
    await userEvent.selectOptions(canvasElement.querySelector('[name=period]') as HTMLElement, 'lastMonth');
    await userEvent.click(await barOf(canvasElement));
    await expect(canvasElement.querySelector('[data-state=empty]')).toBeNull();
  },
};
export const Empty: StoryObj = { parameters: screen({ path: paths.overview }) };
export const Loading: StoryObj = { parameters: screen({ path: paths.overview, answers: { getStatement: pending } }) };
export const Unreachable: StoryObj = { parameters: screen({ path: paths.overview, answers: { getStatement: unreachable } }) };
