import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (secret?: { readonly showLabel: string; readonly hideLabel: string }) =>
  render(<CopyField label="Password" value="Play-5678" copyLabel="Copy" onCopy={() => undefined} {...(secret && { secret })} />);
const labels = { showLabel: 'Show', hideLabel: 'Hide' };
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const isShown = () => screen.queryByText('Play-5678') !== null;
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('a secret', () => {
  it('is read for half a minute, and again after each time it is asked for', () => {
    draw(labels);
    expect(isShown()).toBe(false);
    show();
    pass(29_000);
    expect(isShown()).toBe(true);
    pass(1_000);
    expect(isShown()).toBe(false);
    show();
    pass(29_000);
    expect(isShown()).toBe(true);
  });

  it('that was hidden by hand is not hidden by an old clock once it is shown again', () => {
    draw(labels);
    show();
    pass(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    show();
    pass(20_000);
    expect(isShown()).toBe(true);
  });

  it.each([
    ['the window loses the focus', () => fireEvent.blur(window)],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['another tab is looked at', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is hidden when %s', (_name, leave) => {
    draw(labels);
    show();
    leave();
    expect(isShown()).toBe(false);
  });
});

it('what is no secret stays', () => {
  draw();
  pass(60_000);
  fireEvent.blur(window);
  expect(isShown()).toBe(true);
});
