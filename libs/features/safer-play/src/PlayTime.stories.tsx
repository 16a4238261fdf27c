import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Safer play/Time and budget', tags: ['!autodocs'] };
export default meta;

export const TimeAndBudget: StoryObj = { parameters: screen({ path: paths.playTime }) };
export const Loading: StoryObj = { parameters: screen({ path: paths.playTime, answers: { getWallet: pending } }) };
export const Unreachable: StoryObj = { parameters: screen({ path: paths.playTime, answers: { getWallet: unreachable } }) };
/** The question before a break. */
export const AskBreak: StoryObj = {
  parameters: screen({ path: paths.playTime }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=break]')).toBeVisible());
    const length = canvasElement.querySelector('[name=break]') as HTMLSelectElement;
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

/** The reminder, over any page. The oldest entry is from before the login. */
export const Reminder: StoryObj = {
  parameters: screen({
    path: paths.playTime,
    stored: { ...kept('reminder', 60), 'member:loginSeen': mark(65) },
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
  parameters: screen({
    path: paths.playTime,
    stored: { ...kept('reminder', 60), 'member:loginSeen': mark(65) },
    answers: { getStatement: unreachable },
  }),
  play: async ({ canvas }) => {
    const reminder = await canvas.findByRole('alertdialog', {}, { timeout: 10_000 });
    await waitFor(() => expect(reminder).toBeVisible());
  },
};
