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
  it('is hidden half a minute after it was last shown', () => {
    renderField(labels);
    for (const ms of [20_000, 29_999]) {
      expect(isShown()).toBe(false);
      show();
      advance(ms);
      expect(isShown()).toBe(true);
      if (ms === 20_000) fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    }
    advance(1);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['the window loses the focus', () => fireEvent.blur(window)],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['the member switches to another tab', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is hidden when %s, which a value that is not secret is not', (_name, leave) => {
    renderField(labels);
    show();
    leave();
    expect(isShown()).toBe(false);
    cleanup();
    renderField();
    leave();
    advance(60_000);
    expect(isShown()).toBe(true);
  });
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
