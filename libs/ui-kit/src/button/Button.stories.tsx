import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: { onClick: fn() },
  render: (args, context) => (
    <Button {...args} busyLabel={textsFor(context).busy}>
      {textsFor(context).action}
    </Button>
  ),
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { kind: 'secondary' } };
export const Ghost: Story = { args: { kind: 'ghost' } };
export const Danger: Story = { args: { kind: 'danger' } };

/** Takes no press while busy, and keeps the focus of who pressed it. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
