import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Avatar } from './Avatar.tsx';

/**
 * Use it beside a person's name, where a picture would stand that we do not have. Never alone: a letter is no name. An
 * operator has a `Brand`, a bank a `BankMark`.
 */
const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  render: (args, context) => <Avatar {...args} name={textsFor(context).holder} />,
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
