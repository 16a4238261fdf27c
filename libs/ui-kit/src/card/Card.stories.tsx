import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Card } from './Card.tsx';

/**
 * Use it to group related content. One card of a page may be `raised`: the most important one, such as the balance. Do
 * not nest cards, and do not wrap a list that fills the page.
 */
const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  render: (args, context) => <Card {...args}>{textsFor(context).slipHint}</Card>,
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};
export const Raised: Story = { args: { variant: 'raised' } };
