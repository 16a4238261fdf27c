import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { PhoneField } from './PhoneField.tsx';

/**
 * Use it for phone numbers of Thailand and Laos, typed or pasted. It removes formatting and does not validate: the
 * number of digits is a rule of the market.
 */
const meta: Meta<typeof PhoneField> = {
  title: 'Components/PhoneField',
  component: PhoneField,
  render: (args, context) => <PhoneField {...args} name="phone" label={textsFor(context).phone} hint={textsFor(context).hint} />,
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

/** The value is always plain digits. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '081-234 5๖78');
    await expect(canvas.getByRole('textbox')).toHaveValue('0812345678');
  },
};
export const Disabled: Story = { args: { defaultValue: '0812345678', disabled: true } };
