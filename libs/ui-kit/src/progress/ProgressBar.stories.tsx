import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * Use it for what takes longer than a second and whose share is known, as an upload. A button that waits for an answer is
 * `isBusy`; a page that waits shows a `Skeleton`.
 */
const meta: Meta<typeof ProgressBar> = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  render: (args, context) => <ProgressBar {...args} label={textsFor(context).sending} />,
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Known: Story = { args: { value: 0.42 } };
export const NotKnown: Story = { args: { value: null } };
