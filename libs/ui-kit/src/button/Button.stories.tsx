import { withoutBreakMarks } from '@wallet/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LogOutIcon } from '../icons/icons.ts';
import { textsFor, withTexts } from '../story-texts.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { RevealButton } from './RevealButton.tsx';

function IconButtons({ texts }: { readonly texts: ReturnType<typeof textsFor> }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <IconButton label={texts.logOut} onClick={fn()}>
        <LogOutIcon aria-hidden="true" size={22} />
      </IconButton>
      <RevealButton isShown={isShown} showLabel={texts.show} hideLabel={texts.hide} onToggle={() => setShown(!isShown)} />
    </>
  );
}

const onSubmit = fn((event: SubmitEvent) => event.preventDefault());

const meta: Meta<typeof Button> = {
  title: 'Input/Button',
  component: Button,
  args: { onClick: fn() },
  render: (args, context) => (
    <form onSubmit={onSubmit}>
      <Button {...args} busyLabel={textsFor(context).busy}>
        {textsFor(context).action}
      </Button>
    </form>
  ),
};
export default meta;
type Story = StoryObj<typeof Button>;

/** It submits no form. What it says when it is busy is announced, because the place for it is there before. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
/** For one thing of a list that can be received or claimed. */
export const Soft: Story = { args: { variant: 'soft', size: 'small' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Disabled: Story = { args: { disabled: true } };

/** A main action, and what is beside it. */
export const Do: Story = {
  render: withTexts(({ deposit, cancel }) => (
    <p style={{ display: 'flex', gap: 'var(--space-3)' }}>
      <Button variant="secondary">{cancel}</Button>
      <Button>{deposit}</Button>
    </p>
  )),
};

/** Don't: two main actions compete. */
export const Dont: Story = {
  render: withTexts(({ deposit, withdraw }) => (
    <p style={{ display: 'flex', gap: 'var(--space-3)' }}>
      <Button>{withdraw}</Button>
      <Button>{deposit}</Button>
    </p>
  )),
};

/** Ignores presses while busy, and keeps its name and the focus. */
export const Busy: Story = {
  args: { isBusy: true, type: 'submit' },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const button = canvas.getByRole('button', { name: textsFor(context).action });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(withoutBreakMarks(textsFor(context).busy));
  },
};

/** Only an icon, as large as a thumb, with an accessible name. */
export const Pictures: Story = {
  render: (_args, context) => <IconButtons texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { show, hide } = textsFor(context);
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(canvas.getByRole('button', { name: hide })).toHaveFocus();
  },
};
