import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonLook } from '../button/button-look.ts';
import { textsFor } from '../story-texts.ts';
import { AlertDialog } from './AlertDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Use an alert for the outcome of money actions, and a confirmation before something that cannot be undone. An alert
 * has one button, and at most one way to go on beside it. A confirmation has two that name the action, never "yes" and "no".
 */
const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  // Each in its own frame, because they are modal.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Done: Story = {
  render: (_args, context) => {
    const { withdrawn, withdrawnText, close, ok } = textsFor(context);
    return (
      <AlertDialog variant="success" title={withdrawn} closeLabel={close} doneLabel={ok} onClose={fn()}>
        {withdrawnText}
      </AlertDialog>
    );
  },
  play: async ({ canvas, ...context }) => {
    const { withdrawn, withdrawnText } = textsFor(context);
    const dialog = canvas.getByRole('alertdialog', { name: withdrawn });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(withdrawnText);
  },
};
/** The money has not arrived yet. Beside the button is the way to where it can be followed. */
export const UnderWay: Story = {
  render: (_args, context) => {
    const { withdrawn, withdrawnText, contact, close, ok } = textsFor(context);
    return (
      <AlertDialog
        variant="progress"
        title={withdrawn}
        closeLabel={close}
        doneLabel={ok}
        otherAction={
          <a href="#statement" {...buttonLook('secondary')}>
            {contact}
          </a>
        }
        onClose={fn()}
      >
        {withdrawnText}
      </AlertDialog>
    );
  },
};
export const Refused: Story = {
  render: (_args, context) => {
    const { notWithdrawn, notWithdrawnText, close, ok } = textsFor(context);
    return (
      <AlertDialog variant="failed" title={notWithdrawn} closeLabel={close} doneLabel={ok} onClose={fn()}>
        {notWithdrawnText}
      </AlertDialog>
    );
  },
};
export const Question: Story = {
  render: (_args, context) => {
    const { askWithdraw, withdrawnText, close, cancel, withdraw } = textsFor(context);
    return (
      <ConfirmDialog title={askWithdraw} closeLabel={close} cancelLabel={cancel} confirmLabel={withdraw} onConfirm={fn()} onClose={fn()}>
        {withdrawnText}
      </ConfirmDialog>
    );
  },
};
