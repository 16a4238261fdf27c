import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Drawing } from '../drawings/Drawing.tsx';
import { textsFor, withTexts } from '../story-texts.ts';
import { CapitalsField } from './CapitalsField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
import { SelectField } from './SelectField.tsx';

const meta: Meta<typeof TextField> = { title: 'Input/Fields', component: TextField };
export default meta;
type Story = StoryObj<typeof TextField>;

/** The hint describes the field, and nothing else does. */
export const Text: Story = {
  render: (_args, context) => <TextField name="phone" label={textsFor(context).phone} hint={textsFor(context).hint} inputMode="tel" />,
  play: async ({ canvas, ...context }) => {
    const { phone, hint } = textsFor(context);
    await expect(canvas.getByRole('textbox', { name: phone })).toHaveAccessibleDescription(hint);
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

/** Errors are shown next to the field and announced with it. */
export const WithError: Story = {
  render: (_args, context) => (
    <TextField name="phone" label={textsFor(context).phone} error={textsFor(context).error} defaultValue="08123" />
  ),
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(textsFor(context).error);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  render: (_args, context) => <TextField name="phone" label={textsFor(context).phone} defaultValue="0812345678" disabled />,
};

/** The cursor stays where it is. */
export const Capitals: Story = {
  render: (_args, context) => <CapitalsField name="code" label={textsFor(context).title} defaultValue="AC" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'b', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('ABC');
    await expect(field.selectionStart).toBe(2);
  },
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
    await expect(canvas.getByRole('button', { name: show })).toHaveAccessibleDescription(password);
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('demo-1234');
    await userEvent.click(canvas.getByRole('button', { name: hide }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** Nothing is chosen before the member does. A long option is truncated before the arrow. */
export const Select: Story = {
  render: withTexts(({ bank, holder, kind }) => (
    <SelectField
      name="bank"
      label={kind}
      emptyLabel="–"
      options={[
        { value: 'long', label: `${bank} ${holder}` },
        { value: 'bcel', label: 'BCEL' },
      ]}
    />
  )),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'long');
    await expect(canvas.getByRole('combobox')).toHaveValue('long');
  },
};

/** A card with a picture of what is chosen. A press opens the select wherever it lands. */
export const SelectOnACard: Story = {
  render: withTexts(({ bank, kind, slipHint }) => (
    <SelectField
      name="bank"
      label={kind}
      hint={slipHint}
      picture={<Drawing name="wallet" />}
      options={[
        { value: 'bank', label: bank },
        { value: 'bcel', label: 'BCEL' },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const { left, top, right, bottom } = (select.closest('[data-card=true]') as HTMLElement).getBoundingClientRect();
    const corners = [left + 12, right - 12].flatMap((x) => [top + 12, bottom - 12].map((y) => document.elementFromPoint(x, y)));
    await expect(corners.filter((element) => element !== select)).toEqual([]);
  },
};

/** The ring is around the error and the hint too. */
export const SelectOnACardRefused: Story = {
  render: withTexts(({ bank, kind, slipHint, error }) => (
    <SelectField
      name="bank"
      label={kind}
      hint={slipHint}
      error={error}
      picture={<Drawing name="wallet" />}
      options={[{ value: 'bank', label: bank }]}
    />
  )),
  play: async ({ canvas, ...context }) => {
    const { slipHint, error } = textsFor(context);
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(`${slipHint} ${error}`);
    select.focus();
    await expect(select.closest('[data-card=true]')).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** Unchecked, checked, and both disabled. */
export const YesOrNoStates: Story = {
  render: withTexts(({ remember }) => (
    <>
      <Checkbox name="off" label={remember} />
      <Checkbox name="on" label={remember} defaultChecked />
      <Checkbox name="never" label={remember} disabled />
      <Checkbox name="always" label={remember} defaultChecked disabled />
    </>
  )),
};

export const YesOrNo: Story = {
  render: (_args, context) => <Checkbox name="remember" label={textsFor(context).remember} />,
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByText(textsFor(context).remember));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
