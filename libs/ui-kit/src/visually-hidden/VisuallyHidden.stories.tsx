import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * **When to use.** For information that is only visible otherwise: a position, an icon, a loading state. With `isLive`, changes
 * are announced. Not for text that everyone should read.
 *
 * **Do** say what a sign or a place shows to others.
 *
 * **Don't** hide what everybody needs.
 */
const meta: Meta<typeof VisuallyHidden> = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  render: withTexts(({ games, coins }, args) => (
    <p>
      <span>{games}</span> <VisuallyHidden {...args}>{coins}</VisuallyHidden>
    </p>
  )),
};
export default meta;
type Story = StoryObj<typeof VisuallyHidden>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const hidden = canvasElement.querySelector('p > :last-child');
    const { width, height } = hidden?.getBoundingClientRect() ?? { width: Infinity, height: Infinity };
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

/** Announced when it changes. */
export const Live: Story = {
  args: { isLive: true },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(textsFor(context).coins);
  },
};
