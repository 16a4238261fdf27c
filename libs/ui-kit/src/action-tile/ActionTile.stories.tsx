import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { ActionTile } from './ActionTile.tsx';

/**
 * Use it for the main actions of the home page, in a grid, each with an icon and a word. For an action on one item, use
 * a `Button` next to it. For navigation, use a link.
 */
const meta: Meta<typeof ActionTile> = {
  title: 'Components/ActionTile',
  component: ActionTile,
  args: { icon: 'deposit', onPress: fn(), onPressStart: fn() },
  render: (args, context) => (
    <div style={{ width: '104px' }}>
      <ActionTile {...args} label={textsFor(context).deposit} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ActionTile>;

/** Preloads what it needs when the finger touches it, before the press. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPressStart).toHaveBeenCalled();
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const WithNote: Story = {
  args: { icon: 'spin' },
  render: (args, context) => (
    <div style={{ width: '104px' }}>
      <ActionTile {...args} label={textsFor(context).spin} note={textsFor(context).coins} />
    </div>
  ),
};

/** Ignores presses while busy, and keeps the focus. */
export const Busy: Story = {
  args: { icon: 'refresh', isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
