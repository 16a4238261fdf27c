import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteFocus, useScrollPositions } from './RouteFocus.tsx';

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

function setScrollPosition(y: number): void {
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

describe('RouteFocus', () => {
  it('leaves the focus and scroll position of the first page unchanged', () => {
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('focuses the heading of the next page and scrolls to the top', async () => {
    await press('to b');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'B' }));
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it('focuses the heading of the previous page and restores its scroll position', async () => {
    setScrollPosition(694);
    await press('to b');
    scroll.mockClear();
    setScrollPosition(20);
    await press('back');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A' }));
    expect(scroll.mock.calls).toEqual([[0, 694]]);
  });

  it('does not store the position that the browser scrolls to before the page renders', async () => {
    setScrollPosition(694);
    await press('to b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    setScrollPosition(575);
    await press('back');
    scroll.mockClear();
    await press('forward');
    expect(scroll).not.toHaveBeenCalledWith(0, 575);
  });

  it.each([
    ['modal', 'the button that opened a modal', () => screen.getByRole('button', { name: 'modal' })],
    ['to field', 'a field that the page focuses itself', () => screen.getByRole('textbox')],
  ])('%s: leaves the focus on %s', async (name, _what, focused) => {
    await press(name);
    expect(document.activeElement).toBe(focused());
  });

  it('leaves the focus inside an open dialog', async () => {
    await press('dialog');
    await press('to b');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'to b' }));
  });
});
