import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { polyfillJsdomDialogs } from '../dialog/jsdom-dialog.ts';
import { ToastRegion } from './ToastOutlet.tsx';
import { useToasts } from './toasts.ts';

beforeAll(polyfillJsdomDialogs);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const messages = ['copied', 'saved', 'sent', 'claimed'];

function Page() {
  const { showToast } = useToasts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {messages.map((message) => (
        <button key={message} onClick={() => showToast('success', message)}>
          {`say ${message}`}
        </button>
      ))}
      <button onClick={() => showToast('danger', 'copied')}>say it failed</button>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && (
        <Dialog title="Deposit" closeLabel="leave" onClose={() => setOpen(false)}>
          by slip
        </Dialog>
      )}
    </>
  );
}

function renderRegion() {
  render(
    <ToastRegion label="messages" closeLabel="dismiss">
      <Page />
    </ToastRegion>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const shownTexts = () => screen.queryAllByRole('paragraph', { hidden: true }).map((text) => text.textContent);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('ToastRegion', () => {
  it('announces successes politely and failures assertively', () => {
    renderRegion();
    press('say copied');
    press('say it failed');
    expect([...document.querySelectorAll('[aria-live]')].map((list) => [list.getAttribute('aria-live'), list.textContent])).toEqual([
      ['assertive', 'copied'],
      ['polite', 'copied'],
    ]);
  });

  it.each([
    ['hovers over the toast', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['has the focus in the toast', fireEvent.focus, fireEvent.blur],
  ])('stays while the member %s, and for four more seconds', (_name, begin, end) => {
    renderRegion();
    press('say copied');
    const toast = screen.getByText('copied').parentElement ?? document.body;
    wait(3000);
    begin(toast);
    wait(60_000);
    expect(shownTexts()).toEqual(['copied']);
    end(toast);
    wait(3999);
    expect(shownTexts()).toEqual(['copied']);
    wait(1);
    expect(shownTexts()).toEqual([]);
  });

  it('shows a repeated message once, for four seconds from its last repetition', () => {
    renderRegion();
    for (const ms of [3000, 3999]) {
      press('say copied');
      wait(ms);
      expect(shownTexts()).toEqual(['copied']);
    }
    wait(1);
    expect(shownTexts()).toEqual([]);
  });

  it('shows at most three toasts and drops the oldest', () => {
    renderRegion();
    for (const message of messages) press(`say ${message}`);
    expect(shownTexts()).toEqual(['saved', 'sent', 'claimed']);
  });

  it('removes a dismissed toast, moves the focus to the next one, and after the last one back to where it was', () => {
    renderRegion();
    const opener = screen.getByRole('button', { name: 'say saved' });
    act(() => opener.focus());
    press('say copied');
    press('say saved');
    const dismissals = () => screen.getAllByRole('button', { name: 'dismiss' });
    const [first, second] = dismissals();
    act(() => first?.focus());
    fireEvent.click(first ?? document.body);
    expect(shownTexts()).toEqual(['saved']);
    expect(document.activeElement).toBe(second);
    fireEvent.click(second ?? document.body);
    expect(document.activeElement).toBe(opener);
  });

  it('shows toasts inside an open dialog, and on the page after it is closed', () => {
    renderRegion();
    press('open');
    press('say copied');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('copied')).toBeDefined();
    expect(shownTexts()).toEqual(['copied']);
    press('leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownTexts()).toEqual(['copied']);
  });
});
