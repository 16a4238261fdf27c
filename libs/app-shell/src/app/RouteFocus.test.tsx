import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteFocus } from './RouteFocus.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';

const scroll = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(scroll);
});
afterEach(() => {
  cleanup();
  scroll.mockClear();
  vi.unstubAllGlobals();
});

function App() {
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);
  const positions = useScrollPositions();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => void navigate('/b')}>to b</button>
      <button onClick={() => void navigate('?modal=x')}>modal</button>
      <button onClick={() => void navigate('/field')}>to field</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate(1)}>forward</button>
      <button onClick={() => setOpen(true)}>dialog</button>
      <main>
        <Routes>
          <Route path="/a" element={<h1>A</h1>} />
          <Route path="/b" element={<h1>B</h1>} />
          <Route path="/field" element={<input aria-label="field" ref={(field) => field?.focus()} />} />
        </Routes>
        <RouteFocus shownRef={shown} positions={positions} />
      </main>
      {isOpen && <dialog open />}
    </>
  );
}

function scrolledTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    button.click();
    await Promise.resolve();
  });

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <App />
    </MemoryRouter>,
  );
});

describe('PageArrival', () => {
  it('leaves the first page alone', () => {
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('leads to the name of the next page, from its top', async () => {
    await press('to b');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'B' }));
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('leads to the name of the page before, where it was left', async () => {
    scrolledTo(694);
    await press('to b');
    scroll.mockClear();
    scrolledTo(20);
    await press('back');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A' }));
    expect(scroll.mock.calls).toEqual([[0, 694]]);
  });

  it('does not take for the member’s own how far the browser goes back before the page is drawn', async () => {
    scrolledTo(694);
    await press('to b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    scrolledTo(575);
    await press('back');
    scroll.mockClear();
    await press('forward');
    expect(scroll).not.toHaveBeenCalledWith(0, 575);
  });

  it.each([
    ['modal', 'what opens over the page', () => screen.getByRole('button', { name: 'modal' })],
    ['to field', 'a field that the page leads to itself', () => screen.getByRole('textbox')],
  ])('%s: leaves the focus to %s', async (name, _what, holder) => {
    await press(name);
    expect(document.activeElement).toBe(holder());
  });

  it('leaves the focus to an open dialog', async () => {
    await press('dialog');
    await press('to b');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'to b' }));
  });
});
