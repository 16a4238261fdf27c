import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable } from '@wallet/app-testing';
import { expect } from 'storybook/test';

const meta: Meta = { title: 'Screens/Home/Home', tags: ['!autodocs'] };
export default meta;

export const Home: StoryObj = { parameters: screen({ path: paths.home }) };
/** A backend without a name and without games: the greeting has no name and no section is left empty. */
export const NoNameNoGames: StoryObj = {
  parameters: screen({
    path: paths.home,
    answers: {
      getWallet: { profile: { _id: 'm1', name: '', username: '', coin: 0 }, bankAccount: null, wallet: { amount: 0 }, slots: [] },
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/0\.00/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent(/สวัสดี|ສະ/);
  },
};
export const Loading: StoryObj = {
  parameters: screen({ path: paths.home, answers: { getWallet: pending, refreshGameBalances: pending } }),
};
export const Unreachable: StoryObj = {
  parameters: screen({ path: paths.home, answers: { getWallet: unreachable, refreshGameBalances: unreachable } }),
};
