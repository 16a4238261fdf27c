import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Avatar } from './Avatar.tsx';

/**
 * **When to use.** Next to a person's name, in place of a photo. Never alone: a letter is not a name. An operator has a `Brand`,
 * a bank a `BankMark`.
 *
 * **Do** keep the name beside it.
 *
 * **Don't** use it for operators or games.
 */
const meta: Meta<typeof Avatar> = {
  title: 'Media/Avatar',
  component: Avatar,
  render: (args, context) => <Avatar {...args} name={textsFor(context).holder} />,
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
