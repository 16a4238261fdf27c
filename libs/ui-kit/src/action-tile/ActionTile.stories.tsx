import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { ActionTile } from './ActionTile.tsx';

/**
 * **When to use.** For actions of the home page, in a grid, each with a drawing and a word. For an action on one item, use a
 * `Button` next to it. For navigation, use a link.
 *
 * **Do** use one drawing and one or two words; a badge for a count above zero.
 *
 * **Don't** use it for a setting or inside a card.
 */
const meta: Meta<typeof ActionTile> = {
  title: 'Navigation/ActionTile',
  component: ActionTile,
  args: { drawing: 'invite', onPress: fn(), onPressStart: fn() },
  render: (args, context) => (
    <div style={{ width: '104px' }}>
      <ActionTile {...args} label={textsFor(context).invite} />
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

export const WithBadge: Story = {
  args: { drawing: 'spin' },
  render: (args, context) => (
    <div style={{ width: '104px' }}>
      <ActionTile {...args} label={textsFor(context).spin} badge={{ text: '12', spoken: textsFor(context).coins }} />
    </div>
  ),
};

/** Ignores presses while busy, and keeps the focus. */
export const Busy: Story = {
  args: { drawing: 'refresh', isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
