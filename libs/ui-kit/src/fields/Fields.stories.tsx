import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = { title: 'Components/Fields', component: TextField };
export default meta;
type Story = StoryObj<typeof TextField>;

export const Text: Story = {
  render: (_args, context) => <TextField name="phone" label={textsFor(context).phone} hint={textsFor(context).hint} inputMode="tel" />,
};

/** What is wrong is said beside the field, and to a screen reader with it. */
export const WithError: Story = {
  render: (_args, context) => <TextField name="phone" label={textsFor(context).phone} error={textsFor(context).error} defaultValue="08123" />,
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(textsFor(context).error);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  render: (_args, context) => <TextField name="phone" label={textsFor(context).phone} defaultValue="0812345678" disabled />,
};

export const Password: Story = {
  render: (_args, context) => (
    <PasswordField
      name="password"
      label={textsFor(context).password}
      showLabel={textsFor(context).show}
      hideLabel={textsFor(context).hide}
      autoComplete="current-password"
    />
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const { password, show, hide } = textsFor(context);
    const field = canvas.getByLabelText(password);
    await userEvent.type(field, 'demo-1234');
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('demo-1234');
    await userEvent.click(canvas.getByRole('button', { name: hide }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const YesOrNo: Story = {
  render: (_args, context) => <Checkbox name="remember" label={textsFor(context).remember} />,
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByText(textsFor(context).remember));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
