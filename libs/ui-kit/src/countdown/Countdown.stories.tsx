import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Countdown } from './Countdown.tsx';

/**
 * Use it where something ends by itself, as a QR code, and say what. It goes by the backend's clock. Not to hurry anybody:
 * without an end that is real there is no countdown.
 */
const meta: Meta<typeof Countdown> = {
  title: 'Components/Countdown',
  component: Countdown,
  // A clock that stands: a picture of it is always the same.
  args: { now: () => 0 },
  render: (args, context) => <Countdown {...args} label={textsFor(context).validFor} />,
};
export default meta;
type Story = StoryObj<typeof Countdown>;

export const Running: Story = { args: { until: 899_000 } };
export const LastMinute: Story = { args: { until: 9000 } };
export const Over: Story = { args: { until: 0 } };
