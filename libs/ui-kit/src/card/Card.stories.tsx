import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { withTexts } from '../story-texts.ts';
import { Card } from './Card.tsx';

/**
 * **When to use.** To group related content: its ground tells it from the page, without a border. At most one card of a page is
 * `brand`: the most important one, such as the balance. Do not nest cards.
 *
 * **Do** give it a heading, or one thing only.
 *
 * **Don't** put a card into a card.
 */
const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  render: withTexts(({ slipHint, deposit, withdraw }, args) => (
    <Card {...args}>
      <p style={{ marginBlockStart: 0 }}>{slipHint}</p>
      <Button>{deposit}</Button> <Button variant="secondary">{withdraw}</Button>
    </Card>
  )),
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
/** Everything in it takes the colours of the ground. */
export const Brand: Story = { args: { variant: 'brand' } };
export const Accent: Story = { args: { variant: 'accent' } };
