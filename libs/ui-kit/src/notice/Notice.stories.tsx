import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor } from '../story-texts.ts';
import { Notice } from './Notice.tsx';

/**
 * **When to use.** For a message that must stay visible next to its subject. For a success that needs no answer, use a toast; for
 * an invalid field, the field's error; for something that must not be missed, an `AlertDialog`.
 *
 * **Do** write one or two sentences and at most two actions: `info` to know, `warning` to mind, `danger` if it failed.
 *
 * **Don't** use it for success: that is a toast, or the outcome.
 */
const meta: Meta<typeof Notice> = {
  title: 'Feedback/Notice',
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
