import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Use it for what the eye sees otherwise: a position, a sign, that something is loading. With `isLive` each change is
 * said. Not to hide what everybody should read.
 */
const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  render: (args, context) => {
    const { games, coins } = textsFor(context);
    return (
      <p>
        {games} <VisuallyHidden {...args}>{coins}</VisuallyHidden>
      </p>
    );
  },
};
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Hidden: Story = {
  play: async ({ canvas, ...context }) => {
    const words = canvas.getByText(textsFor(context).coins);
    const { width, height } = words.getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

/** A screen reader says it when it changes. */
export const Live: Story = {
  args: { isLive: true },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsFor(context).coins);
  },
};
