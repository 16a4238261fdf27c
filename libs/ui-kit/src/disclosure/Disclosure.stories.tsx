import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Disclosure } from './Disclosure.tsx';

/**
 * **When to use.** For what few members need, below what all need: details, other accounts, figures of a chart.
 *
 * **Do** name in the summary what is inside.
 *
 * **Don't** fold what must be read before money moves.
 */
const meta: Meta<typeof Disclosure> = { title: 'Layout/Disclosure', component: Disclosure };
export default meta;

export const Folded: StoryObj = {
  render: (_args, context) => (
    <Disclosure summary={textsFor(context).conditions}>
      <p>{textsFor(context).slipHint}</p>
    </Disclosure>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const content = canvas.getByText(textsFor(context).slipHint);
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText(textsFor(context).conditions));
    await expect(content).toBeVisible();
  },
};

export const Open: StoryObj = {
  render: (_args, context) => (
    <Disclosure summary={textsFor(context).conditions} isHeading isOpen>
      <p>{textsFor(context).slipHint}</p>
    </Disclosure>
  ),
};
