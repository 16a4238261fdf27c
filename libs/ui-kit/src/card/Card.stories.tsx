import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Card } from './Card.tsx';

/**
 * Use it for what belongs together and stands apart from the rest of the page. One card of a page may be `raised`: the one
 * that matters most, as the balance. No card in a card, and none around a list that fills the page by itself.
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
