import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { ProgressBar } from './ProgressBar.tsx';

/**
 * **When to use.** For operations of more than a second with known progress, such as an upload. A waiting button is `isBusy`; a
 * loading page shows a `Skeleton`.
 *
 * **Do** label it and say the share in words.
 *
 * **Don't** use it for an unknown time: that is a skeleton.
 */
const meta: Meta<typeof ProgressBar> = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  render: (args, context) => <ProgressBar {...args} label={textsFor(context).sending} />,
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Known: Story = { args: { value: 0.42 } };
export const NotKnown: Story = { args: { value: null } };
