import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => screen.getByRole('timer', { name: 'left' }).textContent;
const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('counts down, is right after the device slept and after changes of the clock and of the end, and calls onEnd once', () => {
  const onEnd = vi.fn();
  const countdown = (until: number, offsetMs = 0) => <Countdown label="left" until={until} offsetMs={offsetMs} onEnd={onEnd} />;
  const { rerender } = render(countdown(600_000));
  expect(shown()).toBe('10:00');
  advance(1000);
  expect(shown()).toBe('09:59');
  vi.setSystemTime(590_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(shown()).toBe('00:10');
  rerender(countdown(600_000, -60_000));
  expect(shown()).toBe('01:10');
  rerender(countdown(605_000));
  expect(shown()).toBe('00:15');
  expect(onEnd).not.toHaveBeenCalled();
  advance(20_000);
  expect(shown()).toBe('00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('never starts with more than the full time when clocks differ, and ends on time', () => {
  const onEnd = vi.fn();
  render(<Countdown label="left" until={600_000} offsetMs={-499} onEnd={onEnd} />);
  expect(shown()).toBe('10:00');
  // The clock is checked four times a second.
  advance(600_250);
  expect(shown()).toBe('00:01');
  expect(onEnd).not.toHaveBeenCalled();
  advance(250);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
