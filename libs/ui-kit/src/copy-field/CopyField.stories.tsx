import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { CopyField } from './CopyField.tsx';

const meta: Meta<typeof CopyField> = {
  title: 'Components/CopyField',
  component: CopyField,
  args: { value: '1234567890', onCopy: fn() },
  render: (args, context) => <CopyField {...args} label={textsFor(context).accountNo} copyLabel={textsFor(context).copy} />,
};
export default meta;
type Story = StoryObj<typeof CopyField>;

export const AccountNumber: Story = { args: { shown: '123-456-7890' } };
export const LongLink: Story = { args: { value: 'https://wallet.example/register?code=PR6650f1c2a9b8c7d6e5f40312' } };
