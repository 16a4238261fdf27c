import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { polyfillJsdomDialogs, pressEscape } from './jsdom-dialog.ts';

beforeAll(polyfillJsdomDialogs);
afterEach(cleanup);

function renderDialog(isBusy = false) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      title="Withdraw everything?"
      closeLabel="close"
      cancelLabel="cancel"
      confirmLabel="withdraw"
      busyLabel="withdrawing"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      It goes to your bank account.
    </ConfirmDialog>,
  );
  return { onConfirm, onClose };
}

const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ConfirmDialog', () => {
  it('asks with its title and does nothing by itself', () => {
    const { onConfirm, onClose } = renderDialog();
    expect(screen.getByRole('dialog', { name: 'Withdraw everything?' })).toBeDefined();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('confirms or cancels', () => {
    const { onConfirm, onClose } = renderDialog();
    pressButton('withdraw');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    pressButton('cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('can neither be confirmed again nor closed while busy', () => {
    const { onConfirm, onClose } = renderDialog(true);
    pressButton('withdraw');
    pressButton('cancel');
    pressButton('close');
    act(() => pressEscape(screen.getByRole('dialog')));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('withdrawing');
  });
});
