import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Countdown } from './Countdown.tsx';

/**
 * **When to use.** For something that expires, such as a QR code, and say what expires. It uses the backend's clock. Do not use
 * it to put members under pressure.
 *
 * **Do** say beside it what happens at the end.
 *
 * **Don't** use it to hurry a member, or for a time that only the device knows.
 */
const meta: Meta<typeof Countdown> = {
  title: 'Money/Countdown',
  component: Countdown,
  // A fixed clock, so that screenshots are stable.
  args: { now: () => 0 },
  render: (args, context) => <Countdown {...args} label={textsFor(context).validFor} />,
};
export default meta;
type Story = StoryObj<typeof Countdown>;

export const Running: Story = { args: { until: 899_000 } };
export const LastMinute: Story = { args: { until: 9000 } };
export const Over: Story = { args: { until: 0 } };
