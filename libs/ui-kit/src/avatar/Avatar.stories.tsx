import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Avatar } from './Avatar.tsx';

/**
 * Use it next to a person's name, in place of a photo. Never alone: a letter is not a name. An operator has a `Brand`,
 * a bank a `BankMark`.
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
