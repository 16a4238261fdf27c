import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  render: (args, context) => <Avatar {...args} name={textsFor(context).holder} />,
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
