import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';
import { polyfillJsdomDialogs } from './jsdom-dialog.ts';

beforeAll(polyfillJsdomDialogs);
afterEach(cleanup);

describe('AlertDialog', () => {
  it('is read out in full and closes when it is acknowledged', () => {
    const onClose = vi.fn();
    render(
      <AlertDialog variant="failed" title="Not withdrawn" closeLabel="close" doneLabel="ok" onClose={onClose}>
        Your wallet is unchanged.
      </AlertDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Not withdrawn' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Your wallet is unchanged.');
    fireEvent.click(screen.getByRole('button', { name: 'ok' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
