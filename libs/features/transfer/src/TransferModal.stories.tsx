import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, pressMain, screen, unreachable, untilSettled, walletOf } from '@wallet/app-testing';
import { expect, waitFor, within } from 'storybook/test';

const meta: Meta = { title: 'Screens/Transfer/Transfer', tags: ['!autodocs'] };
export default meta;

const path = `${paths.home}?modal=transfer`;

/** More than the source's balance: the error appears at the amount, and the typed text stays. */
export const TooMuch: StoryObj = {
  parameters: screen({ path: `${path}&account=betflix` }),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox');
    await userEvent.type(amount, '987654321{Enter}');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/1,234,567 \S+ 89 |123,456,789 /));
    await expect(amount).toHaveValue('987654321');
  },
};
/** The game that was filled last is the receiver. */
export const FilledLast: StoryObj = {
  parameters: screen({
    path,
    answers: {
      getStatement: {
        total: 1,
        statements: [
          { statementType: 'transfer', from: 'WALLET', to: 'betflix', amount: 300, status: 'SUCCESS', createdAt: '2026-11-21T11:07:50Z' },
        ],
      },
    },
  }),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('select[name=to]')).toHaveValue('betflix')),
};
export const Filled: StoryObj = { parameters: screen({ path: `${path}&account=pgsoft` }) };
/** The review shows the source, the target and the amount again. */
export const Review: StoryObj = {
  parameters: screen({ path: `${path}&account=pgsoft` }),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox');
    await userEvent.type(amount, '250.5{Enter}');
    await canvas.findByText('250.50');
    await untilSettled(canvas.getByRole('dialog'));
  },
};
/** The receipt: from the wallet to the game, by name. */
export const Done: StoryObj = {
  parameters: screen({ path: `${path}&account=pgsoft`, answers: { transfer: { message: 'SUCCESS' } } }),
  play: async (context) => {
    await Review.play?.(context);
    await pressMain(context);
    const outcome = await context.canvas.findByRole('alertdialog');
    const places = [...outcome.querySelectorAll('article dd > span:nth-of-type(2)')].map(({ textContent }) => textContent);
    await expect(places).toEqual([expect.stringMatching(/กระเป๋าเงิน|ກະເປົາເງິນ|Wallet/), expect.stringContaining('PG Soft')]);
    await untilSettled(outcome);
  },
};
/** The last transfer to a game is one tap from its review. */
export const Again: StoryObj = {
  parameters: screen({ path: `${path}&account=pgsoft`, answers: { transfer: { message: 'SUCCESS' } } }),
  play: async (context) => {
    await Review.play?.(context);
    const { canvas, userEvent } = context;
    await pressMain(context);
    await pressMain(context, '[role=alertdialog]');
    await userEvent.click(await canvas.findByRole('button', { name: /^(Transfer|โอนเงิน|ໂອນເງິນ)$/ }));
    await userEvent.click(await within(await canvas.findByRole('dialog')).findByRole('button', { name: /PG Soft/ }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(canvas.getByText('250.50')).toBeVisible());
  },
};
export const Loading: StoryObj = { parameters: screen({ path, answers: { getWallet: pending, refreshGameBalances: pending } }) };
export const NoAccounts: StoryObj = {
  parameters: screen({
    path,
    answers: ({ currencies: [currency] }) => ({ getWallet: walletOf({ wallet: { amount: 100, currency } }) }),
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /เลือกเกม|ເລືອກເກມ/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const Unreachable: StoryObj = {
  parameters: screen({ path, answers: { getWallet: unreachable, refreshGameBalances: unreachable } }),
};
