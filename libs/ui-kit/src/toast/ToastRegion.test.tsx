import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog.tsx';
import { giveJsdomDialogs } from '../dialog/jsdom-dialog.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { useToasts } from './use-toasts.ts';

beforeAll(giveJsdomDialogs);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = ['copied', 'saved', 'sent', 'claimed'];

function Page() {
  const { showToast } = useToasts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {words.map((word) => (
        <button key={word} onClick={() => showToast('success', word)}>
          {`say ${word}`}
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

function draw() {
  render(
    <ToastRegion label="messages" closeLabel="dismiss">
      <Page />
    </ToastRegion>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const said = () => screen.queryAllByRole('paragraph', { hidden: true }).map((text) => text.textContent);
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('ToastRegion', () => {
  it('says something for four seconds', () => {
    draw();
    press('say copied');
    wait(3999);
    expect(said()).toEqual(['copied']);
    wait(1);
    expect(said()).toEqual([]);
  });

  it('lets a screen reader finish for what went well, and interrupts it for what did not', () => {
    draw();
    press('say copied');
    press('say it failed');
    expect([...document.querySelectorAll('[aria-live]')].map((list) => [list.getAttribute('aria-live'), list.textContent])).toEqual([
      ['assertive', 'copied'],
      ['polite', 'copied'],
    ]);
  });

  it.each([
    ['points at it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['has the focus in it', fireEvent.focus, fireEvent.blur],
  ])('waits for who %s, then stays for four seconds more', (_name, begin, end) => {
    draw();
    press('say copied');
    const toast = screen.getByText('copied').parentElement ?? document.body;
    wait(3000);
    begin(toast);
    wait(60_000);
    expect(said()).toEqual(['copied']);
    end(toast);
    wait(3999);
    expect(said()).toEqual(['copied']);
    wait(1);
    expect(said()).toEqual([]);
  });

  it('says once what is repeated, for four seconds from the last time', () => {
    draw();
    press('say copied');
    wait(3000);
    press('say copied');
    expect(said()).toEqual(['copied']);
    wait(3000);
    expect(said()).toEqual(['copied']);
    wait(1000);
    expect(said()).toEqual([]);
  });

  it('never says more than three things at once: the oldest goes', () => {
    draw();
    for (const word of words) press(`say ${word}`);
    expect(said()).toEqual(['saved', 'sent', 'claimed']);
  });

  it('goes when dismissed, and leaves the others', () => {
    draw();
    press('say copied');
    press('say saved');
    fireEvent.click(screen.getAllByRole('button', { name: 'dismiss' })[0] ?? document.body);
    expect(said()).toEqual(['saved']);
  });

  it('hands the focus to the next one, and with the last back to where it came from', () => {
    draw();
    const place = screen.getByRole('button', { name: 'say saved' });
    act(() => place.focus());
    press('say copied');
    press('say saved');
    const dismissals = () => screen.getAllByRole('button', { name: 'dismiss' });
    const [first, second] = dismissals();
    act(() => first?.focus());
    fireEvent.click(first ?? document.body);
    expect(document.activeElement).toBe(second);
    fireEvent.click(second ?? document.body);
    expect(document.activeElement).toBe(place);
  });

  it('is inside an open dialog, behind which all is silent, and back on the page after it', () => {
    draw();
    press('open');
    press('say copied');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('copied')).toBeDefined();
    expect(said()).toEqual(['copied']);
    press('leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said()).toEqual(['copied']);
  });
});

describe('useToasts', () => {
  it('tells a developer who forgot the region', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Page />)).toThrow('useToasts() needs a <ToastRegion> around it');
  });
});
