import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderField = (secret?: { readonly showLabel: string; readonly hideLabel: string }) =>
  render(<CopyField label="Password" value="Play-5678" copyLabel="Copy" onCopy={() => undefined} {...(secret && { secret })} />);
const labels = { showLabel: 'Show', hideLabel: 'Hide' };
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const isShown = () => screen.queryByText('Play-5678') !== null;
const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('a secret value', () => {
  it('is hidden after half a minute each time it is shown', () => {
    renderField(labels);
    expect(isShown()).toBe(false);
    show();
    advance(29_000);
    expect(isShown()).toBe(true);
    advance(1_000);
    expect(isShown()).toBe(false);
    show();
    advance(29_000);
    expect(isShown()).toBe(true);
  });

  it('is not hidden by the timer of an earlier display', () => {
    renderField(labels);
    show();
    advance(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    show();
    advance(20_000);
    expect(isShown()).toBe(true);
  });

  it.each([
    ['the window loses the focus', () => fireEvent.blur(window)],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the member switches to another tab', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is hidden when %s', (_name, leave) => {
    renderField(labels);
    show();
    leave();
    expect(isShown()).toBe(false);
  });
});

it('shows a value that is not secret without a time limit', () => {
  renderField();
  advance(60_000);
  fireEvent.blur(window);
  expect(isShown()).toBe(true);
});

it('copies a value that has changed meanwhile as it is now', async () => {
  vi.useRealTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  const onCopy = vi.fn();
  render(<CopyField label="Password" value="Play-5678" latest={() => Promise.resolve('Play-9999')} copyLabel="Copy" onCopy={onCopy} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(onCopy).toHaveBeenCalledWith('Play-9999', true));
  expect(writeText).toHaveBeenCalledWith('Play-9999');
  vi.unstubAllGlobals();
});
