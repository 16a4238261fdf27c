import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { CodeField } from './CodeField.tsx';

/**
 * **When to use.** For a one-time code, which the phone can fill in automatically. Not for passwords or promotion codes, which
 * contain letters.
 *
 * **Do** use one field, which the phone fills in.
 *
 * **Don't** split it into boxes: codes cannot be pasted there.
 */
const meta: Meta<typeof CodeField> = {
  title: 'Input/CodeField',
  component: CodeField,
  args: { name: 'code' },
  render: (args, context) => <CodeField {...args} label={textsFor(context).code} hint={textsFor(context).codeHint} />,
};
export default meta;
type Story = StoryObj<typeof CodeField>;

/** The phone fills it in, also with the whole message. A letter, or a message with several codes, changes nothing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12');
    await userEvent.paste('OTP 482913 (Ref: 123456)');
    await userEvent.type(field, 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('12');
    await userEvent.keyboard('3-');
    await expect(field).toHaveValue('132');
    await expect(field.selectionStart).toBe(2);
    await userEvent.clear(field);
    await userEvent.paste('รหัส OTP ของคุณคือ 482913 (Ref: 7Q2K)');
    await expect(field).toHaveValue('482913');
  },
};
export const Wrong: Story = {
  render: (args, context) => (
    <CodeField {...args} defaultValue="123456" label={textsFor(context).code} error={textsFor(context).wrongCode} />
  ),
};
