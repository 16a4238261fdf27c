import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import type { MarketProfile } from '@wallet/domain';
import { pressMain, refused, screen, slotOf, unreachable, walletOf, type MockResponses } from '@wallet/app-testing';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Games/Game', tags: ['!autodocs'] };
export default meta;

/** A member with one active account, whose money has another value inside the game, and one that is not active. */
const member = ({ currencies: [currency] }: MarketProfile): MockResponses => {
  const [wallet, inGame] = currency === 'LAK' ? [123_456_789, 45_000_000.5] : [1_234_567.89, 10_250.5];
  const links = { web: 'https://games.example/web', android: 'https://games.example/android' };
  return {
    getWallet: walletOf({
      wallet: { amount: wallet, currency },
      slots: [slotOf('betflix', 'Betflix', 'sport', inGame, { ...links, ftWalletSlot: 0.1 }), slotOf('joker2', 'Joker', 'slot', null)],
    }),
    getGameCredentials: { username: 'bf0812345678', password: 'Aa123456' },
    launchGameWithPassword: { link: 'https://games.example/play' },
  };
};

const at = (details: string, changed: MockResponses = {}): StoryObj => ({
  parameters: screen({ path: `${paths.home}?modal=game&${details}`, answers: (profile) => ({ ...member(profile), ...changed }) }),
});

/** Nothing is typed, so there is nothing to transfer: the game can only be played, here or where the operator has a link. */
export const Open: StoryObj = {
  ...at('account=betflix'),
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=amount]')).toBeEnabled());
    const links = [...canvasElement.querySelectorAll('dialog ul a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['https://games.example/web', 'https://games.example/android']);
    const [transferOnly, play] = canvasElement.querySelectorAll('dialog footer button');
    await expect(transferOnly).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(play).toBeEnabled());
    await expect(canvasElement.querySelector('dialog details')).not.toHaveAttribute('open');
    const field = canvasElement.querySelector('[name=amount]') as HTMLInputElement;
    await userEvent.type(field, '5');
    await expect(transferOnly).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(field);
    await expect(transferOnly).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Offers the way back to the money after playing. */
export const Played = at('account=betflix&step=played');
/** The game cannot be opened without them, so what failed is unfolded. */
export const CredentialsFailed: StoryObj = {
  ...at('account=betflix', { getGameCredentials: unreachable }),
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('dialog details')).toHaveAttribute('open')),
};
/** No tab opens for a game when the amount that should go with it is invalid. */
export const AmountTooLarge: StoryObj = {
  ...at('account=betflix'),
  play: async (context) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const { canvasElement, userEvent } = context;
    await waitFor(() => expect(canvasElement.querySelector('[name=amount]')).toBeEnabled());
    const field = canvasElement.querySelector<HTMLInputElement>('[name=amount]') as HTMLInputElement;
    await userEvent.type(field, '999,999,999');
    await pressMain(context);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
    await expect(open).not.toHaveBeenCalled();
    await userEvent.type(field, '0');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
  },
};
/** The browser blocks the tab, so one more click is needed. */
export const PopUpBlocked: StoryObj = {
  ...at('account=betflix'),
  play: async (context) => {
    spyOn(window, 'open').mockReturnValue(null);
    await pressMain(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[role=status] button')).toBeVisible());
  },
};
export const LaunchRefused: StoryObj = {
  ...at('account=betflix', { launchGameWithPassword: refused('NO_USER') }),
  play: async (context) => {
    spyOn(window, 'open').mockReturnValue(null);
    await pressMain(context);
    await context.canvas.findByRole('alert');
  },
};
export const Closed = at('account=joker2');
export const OpeningRefused: StoryObj = {
  ...at('account=joker2', { activateGame: refused('SLOT_ACTIVATE_FAIL') }),
  play: async (context) => {
    await pressMain(context);
    await context.canvas.findByRole('alert');
  },
};
export const NotOffered = at('account=gone');
