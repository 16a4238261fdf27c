import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { ActionTile } from './ActionTile.tsx';

/**
 * Use it for the few things there are to do on home, in a grid of equals, each a picture and a word. What belongs to one
 * thing on the page is a `Button` beside that thing; what only leads elsewhere is a link.
 */
const meta: Meta<typeof ActionTile> = {
  title: 'Components/ActionTile',
  component: ActionTile,
  args: { icon: 'deposit', onPress: fn(), onAim: fn() },
  render: (args, context) => (
    <div style={{ width: '104px' }}>
      <ActionTile {...args} label={textsFor(context).deposit} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ActionTile>;

/** What it needs is fetched when the finger comes down, before it is pressed. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAim).toHaveBeenCalled();
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

/** Takes no press meanwhile, and keeps the focus. */
export const Busy: Story = {
  args: { icon: 'refresh', isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
