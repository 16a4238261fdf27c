import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { CopyField } from './CopyField.tsx';

/**
 * **When to use.** For values that members copy to another app: account numbers, user names, links. Use `secret` for confidential
 * values. For values that are only read, use plain text.
 *
 * **Do** show the whole value; the button says that it was copied.
 *
 * **Don't** use it for what is only read: that is a row of `Facts`.
 */
const meta: Meta<typeof CopyField> = {
  title: 'Money/CopyField',
  component: CopyField,
  args: { value: '1234567890', onCopy: fn() },
  render: (args, context) => <CopyField {...args} label={textsFor(context).accountNo} copyLabel={textsFor(context).copy} />,
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const AccountNumber: Story = { args: { shown: '123-456-7890' } };
export const LongLink: Story = { args: { value: 'https://wallet.example/register?code=PR6650f1c2a9b8c7d6e5f40312' } };

/** Visible only on request. */
export const Secret: Story = {
  args: { value: 'Play-19ab33' },
  render: withTexts(({ password, copy, show, hide }, args) => (
    <CopyField {...args} label={password} copyLabel={copy} secret={{ showLabel: show, hideLabel: hide }} />
  )),
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(canvas.queryByText('Play-19ab33')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textsFor(context).show }));
    await expect(canvas.getByText('Play-19ab33')).toBeVisible();
  },
};
