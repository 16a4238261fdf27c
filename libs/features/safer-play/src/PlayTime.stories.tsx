import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { found, pending, pressMain, screen, seen, unreachable, type MockResponses, type ScreenStory } from '@wallet/app-testing';
import { type MarketProfile, type SetBudget } from '@wallet/domain';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Safer play/Time and budget', tags: ['!autodocs'] };
export default meta;

const at = ({ path = paths.playTime, ...more }: Partial<ScreenStory> = {}) => screen({ path, ...more });
/** The addresses that open the sections. */
const [breakPath, budgetPath] = [`${paths.playTime}#play-break`, `${paths.playTime}#play-budget`];

/** All sections but the first are folded. */
export const TimeAndBudget: StoryObj = {
  parameters: at(),
  play: async ({ canvasElement, userEvent }) => {
    await seen(canvasElement, 'main [name=reminder]');
    const amount = await found(canvasElement, 'main [name=amount]');
    await expect(canvasElement.querySelector('main [name=break]')).not.toBeVisible();
    await expect(amount).not.toBeVisible();
    await userEvent.click(amount.closest('details')?.querySelector('summary') as HTMLElement);
    await expect(amount).toBeVisible();
  },
};
export const Loading: StoryObj = { parameters: at({ answers: { getWallet: pending } }) };
export const Unreachable: StoryObj = { parameters: at({ answers: { getWallet: unreachable } }) };
/** The question before a break. */
export const AskBreak: StoryObj = {
  parameters: at({ path: breakPath }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const length = await seen(canvasElement, '[name=break]');
    await userEvent.selectOptions(length, 'week');
    await userEvent.click(length.closest('section')?.querySelector('button') ?? canvasElement);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The end of a break that nobody sees, and of one that was over before the apps were written. */
const ends = { running: Date.parse('2100-01-01T00:00:00+07:00'), over: Date.parse('2020-01-01T00:00:00+07:00') };
const withBreak = (end: number) => ({ 'kept:00:break': JSON.stringify({ version: 1, value: end }) });

/** Instead of the login page, while a break is running on this device. */
export const BreakRunning: StoryObj = {
  parameters: screen({ path: paths.login, stored: withBreak(ends.running) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const BreakOver: StoryObj = { parameters: screen({ path: paths.login, stored: withBreak(ends.over) }) };

/** What the member of the sample responses has set, by the hash of their id. */
const kept = (name: string, value: unknown) => ({
  [`kept:007ce1b0fed37a6866ee303e09003413:${name}`]: JSON.stringify({ version: 1, value }),
});

const minuteMs = 60_000;
const mark = (minutes: number) => JSON.stringify({ deviceMs: Date.now() - minutes * minuteMs, serverMs: null });
const entry = (statementType: string, amount: number, minutes: number) => ({
  statementType,
  from: 'KBANK',
  to: 'WALLET',
  amount,
  status: 'success',
  createdAt: new Date(Date.now() - minutes * minuteMs).toISOString(),
});

/** The app looks every five seconds whether a reminder is due. Here it looks at once, although other stories of the page may be moving money for ever. */
const hurry = () => {
  const setTimer = window.setInterval.bind(window);
  const timers = spyOn(window, 'setInterval').mockImplementation((act) => setTimer(act, 50) as never);
  const locks = spyOn(navigator.locks, 'query').mockResolvedValue({ held: [], pending: [] });
  return () => [timers, locks].forEach((spy) => spy.mockRestore());
};

const dueReminder = { ...kept('reminder', 60), 'member:loginSeen': mark(65) };

/** The reminder, over any page. The oldest entry is from before the login. */
export const Reminder: StoryObj = {
  beforeEach: hurry,
  parameters: at({
    stored: dueReminder,
    answers: {
      getStatement: {
        total: 4,
        statements: [entry('deposit', 1_500, 10), entry('withdraw', 400.5, 20), entry('deposit', 500, 60), entry('deposit', 9_000, 90)],
      },
    },
  }),
  play: async ({ canvas }) => {
    const reminder = await canvas.findByRole('alertdialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(reminder).toBeVisible());
    for (const figures of [/2,000\.00/, /400\.50/, /1,599\.50/]) await waitFor(() => expect(reminder).toHaveTextContent(figures));
  },
};
/** Without the statement, the time is shown all the same. */
export const ReminderWithoutFigures: StoryObj = {
  beforeEach: hurry,
  parameters: at({ stored: dueReminder, answers: { getStatement: unreachable } }),
  play: async ({ canvas }) => {
    const reminder = await canvas.findByRole('alertdialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(reminder).toBeVisible());
  },
};

const hourMs = 60 * minuteMs;
const withBudget =
  (minor: number, raise: SetBudget['raise'] = null) =>
  ({ currencies: [currency] }: MarketProfile) =>
    kept('budget', { budget: { period: 'week', minor, currency }, raise });
const deposits = { total: 1, statements: [entry('deposit', 1_500, 300)] };
const far = Date.parse('2100-01-01T00:00:00+07:00');

export const Budget: StoryObj = {
  parameters: at({ stored: withBudget(200_000), answers: { getStatement: deposits } }),
  play: async ({ canvas }) => {
    for (const figures of [/1,500\.00/, /500\.00/]) await waitFor(() => expect(canvas.getAllByText(figures).length).toBeGreaterThan(0));
  },
};
/** A higher budget waits, and none is asked about again. */
export const BudgetRaised: StoryObj = {
  parameters: at({
    stored: withBudget(200_000, { to: { period: 'week', minor: 900_000, currency: 'BAHT' }, askFrom: far }),
    answers: { getStatement: deposits },
  }),
};
export const BudgetAskedAgain: StoryObj = {
  parameters: at({
    stored: withBudget(200_000, { to: null, askFrom: Date.now() - hourMs }),
    answers: { getStatement: unreachable },
  }),
};
export const AmountMissing: StoryObj = {
  parameters: at({ path: budgetPath }),
  play: async ({ canvasElement, userEvent }) => {
    const amount = await seen<HTMLInputElement>(canvasElement, 'main [name=amount]');
    await userEvent.click(amount.form?.querySelector('[type=submit]') as HTMLButtonElement);
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(amount).toHaveFocus();
  },
};

const channels = {
  banks: [
    {
      bankCode: 'WW',
      mode: 'AUTO',
      bank: { nameTH: 'พร้อมเพย์', nameEN: 'PromptPay' },
      bankType: 'PAYMENT',
      bankAccountName: '',
      bankAccountNo: '',
    },
  ],
  wallets: [],
  isManual: false,
};
/** A member with a budget who deposits. */
const depositing = (minor: number) =>
  screen({
    path: `${paths.home}?modal=deposit&method=qr`,
    stored: withBudget(minor),
    answers: ({ currencies: [currency] }) => ({
      getDepositAccounts: { ...channels, banks: channels.banks.map((bank) => ({ ...bank, currency })) },
      getSlipRules: {},
      getQrCode: { hasQrcode: false, amount: null, expireIn: null },
      getStatement: deposits,
    }),
  });

/** A member who sends a link. */
const sendingLink = (more: MockResponses, play: (outcome: HTMLElement) => Promise<void>): StoryObj => ({
  parameters: screen({
    path: `${paths.home}?modal=deposit&method=true-money`,
    answers: ({ currencies: [currency] }) => ({
      getDepositAccounts: { ...channels, banks: [], wallets: [{ mode: 'AUTO', walletAccountName: 'A', currency }] },
      getSlipRules: {},
      sendTrueLink: { message: '' },
      ...more,
    }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const link = await seen(canvasElement, 'dialog [name=link]');
    // Nothing stands below the form.
    await expect(canvasElement.querySelector(`dialog a[href="${budgetPath}"]`)).toBeNull();
    await userEvent.type(link, 'https://gift.truemoney.com/campaign/?v=0123456789abcDEF01{Enter}');
    await play(await seen(document, '[role=alertdialog]'));
  },
});

/** In the outcome of the first deposit, and half a year after each answer. Nothing is kept before the member answers. */
export const BudgetOffered = sendingLink({}, async (outcome) => {
  const offer = () => outcome.querySelector(`a[href="${budgetPath}"]`);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('budgetOffer'));
  await expect(offer()).not.toBeNull();
  await expect(kept()).toEqual([]);
  (offer()?.parentElement?.querySelector('button') as HTMLButtonElement).click();
  await waitFor(() => expect(offer()).toBeNull());
});
export const NotOfferedAfterLoss = sendingLink({ getStatement: deposits }, (outcome) =>
  expect(outcome.querySelector(`a[href="${budgetPath}"]`)).toBeNull(),
);
/** The question before a code of an amount that passes the budget. */
export const BudgetPassed: StoryObj = {
  parameters: depositing(200_000),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const amount = await seen(canvasElement, 'dialog [name=amount]');
    await waitFor(() => expect(canvas.getByText(/1,500\.00/)).toBeVisible());
    await userEvent.type(amount, '50,000');
    await pressMain(context);
    await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(2));
    await waitFor(() => expect([...document.querySelectorAll('dialog[open]')].at(-1)).toBeVisible());
  },
};
/** The question when a deposit begins and the budget is used up. */
export const BudgetUsedUp: StoryObj = {
  parameters: depositing(150_000),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(2), { timeout: 5000 });
    await waitFor(() => expect([...document.querySelectorAll('dialog[open]')].at(-1)).toBeVisible());
  },
};
