import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Switch } from './Switch.tsx';

/**
 * **When to use.** For a setting that takes effect immediately. For one that takes effect when a form is submitted, use a
 * `Checkbox`.
 *
 * **Do** name what is on.
 *
 * **Don't** use it in a form that is sent later: that is a `Checkbox`.
 */
const meta: Meta<typeof Switch> = {
  title: 'Input/Switch',
  component: Switch,
  render: (args, context) => <Switch {...args} label={textsFor(context).privacy} hint={textsFor(context).privacyHint} />,
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
/** The whole row can be pressed. */
export const On: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(canvas.getByText(textsFor(context).privacy));
    await expect(canvas.getByRole('switch', { name: textsFor(context).privacy })).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
