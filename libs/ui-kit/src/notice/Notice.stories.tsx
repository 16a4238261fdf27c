import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Notice } from './Notice.tsx';

/**
 * Use it for a message that must stay visible next to its subject. For a success that needs no answer, use a toast; for
 * an invalid field, the field's error; for something that must not be missed, an `AlertDialog`.
 */
const meta: Meta<typeof Notice> = {
  title: 'Components/Notice',
  component: Notice,
  render: (args, context) => {
    const { sendFailed, sent, slipHint, slow } = textsFor(context);
    return <Notice {...args}>{{ error: sendFailed, success: sent, info: slipHint, warning: slow }[args.variant]}</Notice>;
  },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Failure: Story = { args: { variant: 'error' } };
export const Success: Story = { args: { variant: 'success' } };
export const Info: Story = { args: { variant: 'info' } };
export const Warning: Story = { args: { variant: 'warning' } };
