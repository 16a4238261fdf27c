import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Notice } from './Notice.tsx';

const meta: Meta<typeof Notice> = {
  title: 'Components/Notice',
  component: Notice,
  render: (args, context) => <Notice {...args}>{textsFor(context).sentence}</Notice>,
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Failure: Story = { args: { kind: 'error' } };
export const Success: Story = { args: { kind: 'success' } };
export const Info: Story = { args: { kind: 'info' } };
export const Warning: Story = { args: { kind: 'warning' } };
