import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { CodeField } from './CodeField.tsx';

/** Use it for a one-time code, which the phone can fill in automatically. Not for passwords or promotion codes, which contain letters. */
const meta: Meta<typeof CodeField> = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { name: 'code', length: 6, onComplete: fn() },
  render: (args, context) => <CodeField {...args} label={textsFor(context).code} hint={textsFor(context).codeHint} />,
};
export default meta;
type Story = StoryObj<typeof CodeField>;

export const Empty: Story = {};
export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const Wrong: Story = {
  render: (args, context) => (
    <CodeField {...args} defaultValue="123456" label={textsFor(context).code} error={textsFor(context).wrongCode} />
  ),
};
