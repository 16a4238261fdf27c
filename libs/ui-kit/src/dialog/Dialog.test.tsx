import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { giveJsdomDialogs, pressEscape } from './jsdom-dialog.ts';

beforeAll(giveJsdomDialogs);
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

/** A press as a browser reports it. */
function press(from: Element, to: Element = from) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

describe('Dialog', () => {
  it('is about what its title says, and has the focus', async () => {
    const { dialog } = await open();
    expect(document.activeElement).toBe(dialog);
    expect(dialog.textContent).toContain('Deposit at least 100.');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'close' }))],
    ['Escape', () => act(() => pressEscape(screen.getByRole('dialog')))],
    ['a press beside it', () => press(screen.getByRole('dialog'))],
  ])('closes once by %s, and gives the focus back', async (_name, close) => {
    const onClose = vi.fn();
    await open(<Page onClose={onClose} />);
    close();
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'conditions' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a press inside it', () => press(screen.getByText('Deposit at least 100.'))],
    ['text marked from inside it to beside it', () => press(screen.getByText('Deposit at least 100.'), screen.getByRole('dialog'))],
    ['choosing no file', () => fireEvent(screen.getByLabelText('slip'), new Event('cancel', { bubbles: true }))],
  ])('stays open after %s', async (_name, act) => {
    const { dialog } = await open();
    act();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays open whatever the member presses while something is under way', async () => {
    const onClose = vi.fn();
    const { dialog } = await open(<Page isLocked onClose={onClose} />);
    expect(screen.getByRole('button', { name: 'close' }).hasAttribute('disabled')).toBe(true);
    act(() => pressEscape(dialog));
    press(dialog);
    // The browser itself, on the second Escape in a row.
    (dialog as HTMLDialogElement).close();
    await act(async () => Promise.resolve());
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('tells the page when the browser closed it without asking', async () => {
    const { dialog } = await open();
    (dialog as HTMLDialogElement).close();
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
