import { withoutBreakMarks } from '@wallet/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { Button } from '../button/Button.tsx';
import { GamePicture } from '../game-card/GamePicture.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { textsFor, withTexts } from '../story-texts.ts';
import { Dialog } from './Dialog.tsx';

type Texts = ReturnType<typeof textsFor>;

const onClose = fn();

function DialogWithOpener({ texts, isLocked = false }: { readonly texts: Texts; readonly isLocked?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.conditions}</Button>
      {isOpen && (
        <Dialog title={texts.conditions} closeLabel={texts.close} isLocked={isLocked} onClose={close}>
          <input hidden type="file" aria-label={withoutBreakMarks(texts.slip)} />
          {Array.from({ length: 20 }, (_, line) => (
            <p key={line}>{texts.slipHint}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

const meta: Meta<typeof Dialog> = { title: 'Feedback/Dialog', component: Dialog };
export default meta;
type Story = StoryObj<typeof Dialog>;

/** Presses like a finger that goes down at one place and rises at another. */
function press(from: Element, to: Element = from): void {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  to.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** As the browser does it for Escape, or for the phone's Back. */
function pressEscape(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Modal, and read out by its title. Closes once with its button, Escape, or a press outside, and returns the focus. */
export const Sheet: Story = {
  render: (_args, context) => <DialogWithOpener texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { conditions, close, slip, slipHint } = textsFor(context);
    const opener = canvas.getByRole('button', { name: conditions });
    const open = async () => {
      await userEvent.click(opener);
      const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: conditions });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveFocus();
      return dialog;
    };
    const ways = [
      () => canvas.getByRole('button', { name: close }).click(),
      pressEscape,
      (dialog: HTMLDialogElement) => press(dialog),
      // The browser closes it by itself on the second Escape in a row.
      (dialog: HTMLDialogElement) => dialog.close(),
    ];
    for (const [index, leave] of ways.entries()) {
      leave(await open());
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(index + 1));
    }
    const dialog = await open();
    const [line] = canvas.getAllByText(slipHint);
    if (line) {
      press(line);
      // Selecting text may end outside, and choosing no file is no reason to close.
      press(line, dialog);
    }
    canvas.getByLabelText(slip).dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(dialog).toBeVisible();
    await expect(onClose).toHaveBeenCalledTimes(ways.length);
  },
};

/** Stays open while something runs that closing would not stop. */
export const Locked: Story = {
  render: (_args, context) => <DialogWithOpener isLocked texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { conditions, close } = textsFor(context);
    await userEvent.click(canvas.getByRole('button', { name: conditions }));
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: conditions });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: close })).toBeDisabled();
    pressEscape(dialog);
    press(dialog);
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(onClose).not.toHaveBeenCalled();
  },
};

function WithActions({ texts }: { readonly texts: Texts }) {
  return (
    <Dialog
      title={texts.conditions}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary">{texts.cancel}</Button>
          <Button>{texts.withdraw}</Button>
        </>
      }
    >
      {Array.from({ length: 20 }, (_, line) => (
        <p key={line}>{texts.slipHint}</p>
      ))}
    </Dialog>
  );
}

/** Grows from the control that opened it. */
export const Opening: Story = {
  render: (_args, context) => <DialogWithOpener texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { conditions } = textsFor(context);
    const opener = canvas.getByRole('button', { name: conditions }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: conditions }));
    const dialog = canvas.getByRole('dialog', { name: conditions });
    const settled = { left: dialog.offsetLeft, width: dialog.offsetWidth, top: dialog.offsetTop };
    const again = dialog.animate({ transform: ['scale(0.5)', 'scale(0.5)'] }, 60_000);
    const half = dialog.getBoundingClientRect();
    again.cancel();
    // What does not move while it grows.
    await expect(2 * half.left - settled.left).toBeCloseTo(opener.left + opener.width / 2, 0);
    await expect(2 * half.top - settled.top).toBeCloseTo(opener.top + opener.height / 2, 0);
  },
};

/** Of a kept height, but with nothing to show: the sheet ends where its message does, at the bottom of the screen. */
export const Nothing: Story = {
  globals: { viewport: { value: 'phone' } },
  render: withTexts(({ statement, close, empty }) => (
    <Dialog keepsHeight title={statement} closeLabel={close} onClose={onClose}>
      <EmptyState title={empty} />
    </Dialog>
  )),
  play: async ({ canvas, ...context }) => {
    const { statement } = textsFor(context);
    const sheet = canvas.getByRole('heading', { name: statement }).closest('dialog > div');
    await waitFor(() => expect(sheet?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(sheet?.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
  },
};

/** Of a kept height: the placeholder fills it. */
export const Loading: Story = {
  globals: { viewport: { value: 'phone' } },
  render: withTexts(({ statement, close }) => (
    <Dialog keepsHeight title={statement} closeLabel={close} onClose={onClose}>
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    </Dialog>
  )),
  play: async ({ canvas, ...context }) => {
    const dialog = canvas.getByRole('dialog', { name: textsFor(context).statement });
    const placeholder = dialog.querySelector('[data-shape]');
    await expect(placeholder?.clientHeight).toBeGreaterThan(dialog.clientHeight / 2);
  },
};

/** The actions stay visible while the text scrolls, with a line above them until its end. */
export const Actions: Story = {
  render: (_args, context) => <WithActions texts={textsFor(context)} />,
};

/** The close button is on the picture. */
export const Picture: Story = {
  render: withTexts((texts) => (
    <Dialog
      isName
      size="small"
      title="PG Soft"
      closeLabel={texts.close}
      picture={<GamePicture code="pg" category="slot" background={null} />}
      onClose={onClose}
      actions={<Button fullWidth>{texts.openAccount}</Button>}
    >
      <p>{texts.notOpened}</p>
    </Dialog>
  )),
};

/** As tall as what it holds. A review shows its amount in the middle. */
export const Review: Story = {
  render: withTexts(({ withdraw, cancel, close, currency, unknown }) => (
    <Dialog
      title={withdraw}
      size="small"
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary">{cancel}</Button>
          <Button>{withdraw}</Button>
        </>
      }
    >
      <p style={{ textAlign: 'center' }}>
        <AmountText figures="123,456,789.00" currency={currency} size="display" unknownLabel={unknown} />
      </p>
    </Dialog>
  )),
  play: async ({ canvas, ...context }) => {
    const { height } = canvas.getByRole('dialog', { name: textsFor(context).withdraw }).getBoundingClientRect();
    await expect(height).toBeLessThan(window.innerHeight / 2);
  },
};

/** Don't: a question as long as a paragraph is no title, and the actions repeat it. */
export const Dont: Story = {
  render: withTexts(({ slipHint, withdraw, cancel, close, sentence }) => (
    <Dialog
      title={`${slipHint} ${sentence}`}
      size="small"
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary">{cancel}</Button>
          <Button>{`${withdraw} ${slipHint}`}</Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  )),
};

/** Usable on a magnified page. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  render: (_args, context) => <WithActions texts={textsFor(context)} />,
  play: async ({ canvas, ...context }) => {
    const { conditions, withdraw } = textsFor(context);
    await expect(canvas.getByRole('region', { name: conditions }).clientHeight).toBeGreaterThan(window.innerHeight / 2);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: withdraw }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

/** With large text, the actions are stacked and their labels are complete. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' }, text: 'large' },
  render: (_args, context) => <WithActions texts={textsFor(context)} />,
  play: async ({ canvas, ...context }) => {
    const { cancel, withdraw, conditions } = textsFor(context);
    const boxOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await waitFor(() => expect(boxOf(cancel).bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(boxOf(cancel).top).toBeGreaterThanOrEqual(boxOf(withdraw).bottom);
    await expect(canvas.getByRole('region', { name: conditions }).clientHeight).toBeGreaterThan(window.innerHeight / 4);
  },
};
