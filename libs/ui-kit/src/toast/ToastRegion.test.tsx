import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastOutlet.tsx';
import { useToasts } from './toasts.ts';

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
  return messages.map((message) => (
    <button key={message} onClick={() => showToast('success', message)}>
      {`say ${message}`}
    </button>
  ));
}

function renderRegion() {
  render(
    <ToastRegion label="messages" closeLabel="dismiss">
      <Page />
    </ToastRegion>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shownTexts = () => screen.queryAllByRole('paragraph').map((text) => text.textContent);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

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
