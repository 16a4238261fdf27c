import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { polyfillJsdomDialogs, pressEscape } from './jsdom-dialog.ts';

beforeAll(polyfillJsdomDialogs);
afterEach(cleanup);

function Page({ isLocked = false, onClose = () => undefined }: { readonly isLocked?: boolean; readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>conditions</button>
      {isOpen && (
        <Dialog title="Conditions" closeLabel="close" isLocked={isLocked} onClose={close}>
          <p>Deposit at least 100.</p>
          <input type="file" aria-label="slip" />
        </Dialog>
      )}
    </>
  );
}

async function open(page = <Page />) {
  const user = userEvent.setup();
  const view = render(page);
  await user.click(screen.getByRole('button', { name: 'conditions' }));
  return { user, view, dialog: screen.getByRole('dialog', { name: 'Conditions' }) };
}

/** Presses like a browser does: pointer down, then click. */
function press(from: Element, to: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

describe('Dialog', () => {
  it('is labelled by its title and receives the focus', async () => {
    const { dialog } = await open();
    expect(document.activeElement).toBe(dialog);
    expect(dialog.textContent).toContain('Deposit at least 100.');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'close' }))],
    ['Escape', () => act(() => pressEscape(screen.getByRole('dialog')))],
    ['a press outside', () => press(screen.getByRole('dialog'))],
  ])('closes once by %s and restores the focus', async (_name, close) => {
    const onClose = vi.fn();
    await open(<Page onClose={onClose} />);
    close();
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'conditions' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a press inside', () => press(screen.getByText('Deposit at least 100.'))],
    ['selecting text from inside to outside', () => press(screen.getByText('Deposit at least 100.'), screen.getByRole('dialog'))],
    ['cancelling a file selection', () => fireEvent(screen.getByLabelText('slip'), new Event('cancel', { bubbles: true }))],
  ])('stays open after %s', async (_name, act) => {
    const { dialog } = await open();
    act();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays open while it is locked', async () => {
    const onClose = vi.fn();
    const { dialog } = await open(<Page isLocked onClose={onClose} />);
    expect(screen.getByRole('button', { name: 'close' }).hasAttribute('disabled')).toBe(true);
    act(() => pressEscape(dialog));
    press(dialog);
    // The browser closes the dialog itself on the second Escape in a row.
    (dialog as HTMLDialogElement).close();
    await act(async () => Promise.resolve());
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls onClose when the browser closed it', async () => {
    const { dialog } = await open();
    (dialog as HTMLDialogElement).close();
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
