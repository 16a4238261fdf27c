import { withoutBreakMarks } from '@wallet/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { textsFor, withTexts } from '../story-texts.ts';
import { AlertDialog, ConfirmDialog } from './AlertDialog.tsx';

/**
 * **When to use.** Use an alert for a refusal or for what was saved, and a confirmation before something that cannot be undone. An alert
 * has one button. A confirmation has two that name the action, never "yes" and "no".
 *
 * **Do** name the action in the title and on the button; say what became of the money.
 *
 * **Don't** use it for good news that need not be read: that is a toast.
 */
const meta: Meta<typeof AlertDialog> = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  // Each in its own frame, because they are modal.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;
type Story = StoryObj<typeof AlertDialog>;

const onClose = fn();
const onConfirm = fn();

/** Read out in full. Closes when it is acknowledged. */
export const Done: Story = {
  render: withTexts(({ withdrawn, withdrawnText, close, ok }) => (
    <AlertDialog variant="success" title={withdrawn} closeLabel={close} doneLabel={ok} onClose={onClose}>
      {withdrawnText}
    </AlertDialog>
  )),
  play: async ({ canvas, userEvent, ...context }) => {
    const { withdrawn, withdrawnText, ok } = textsFor(context);
    const dialog = canvas.getByRole('alertdialog', { name: withdrawn });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(withdrawnText);
    await userEvent.click(canvas.getByRole('button', { name: ok }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
export const Refused: Story = {
  render: withTexts(({ notWithdrawn, notWithdrawnText, close, ok }) => (
    <AlertDialog variant="failed" title={notWithdrawn} closeLabel={close} doneLabel={ok} onClose={fn()}>
      {notWithdrawnText}
    </AlertDialog>
  )),
};
const Question = ({ texts, isBusy = false }: { readonly texts: ReturnType<typeof textsFor>; readonly isBusy?: boolean }) => (
  <ConfirmDialog
    title={texts.askWithdraw}
    closeLabel={texts.close}
    cancelLabel={texts.cancel}
    confirmLabel={texts.withdraw}
    busyLabel={texts.busy}
    isBusy={isBusy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {texts.withdrawnText}
  </ConfirmDialog>
);

export const Asked: Story = {
  render: (_args, context) => <Question texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { askWithdraw, cancel, withdraw } = textsFor(context);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: askWithdraw })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: withdraw }));
    await userEvent.click(canvas.getByRole('button', { name: cancel }));
    await expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  },
};

/** Can neither be confirmed again nor closed. */
export const Confirmed: Story = {
  render: (_args, context) => <Question isBusy texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(withoutBreakMarks(textsFor(context).busy));
  },
};
