import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('Countdown', () => {
  it('shows minutes and seconds, counts down every second, and calls onEnd once at zero', () => {
    const onEnd = vi.fn();
    render(<Countdown label="left" until={61_000} onEnd={onEnd} />);
    for (const [ms, text] of [
      [0, '01:01'],
      [1000, '01:00'],
      [1000, '00:59'],
      [58_000, '00:01'],
    ] as const) {
      advance(ms);
      expect(shown()).toBe(text);
    }
    expect(onEnd).not.toHaveBeenCalled();
    advance(6000);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('shows the correct time immediately after the device slept', () => {
    render(<Countdown label="left" until={600_000} />);
    vi.setSystemTime(590_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(shown()).toBe('00:10');
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

  it('follows changes of the clock offset and of the end', () => {
    const { rerender } = render(<Countdown label="left" until={600_000} />);
    advance(1000);
    rerender(<Countdown label="left" until={600_000} offsetMs={-60_500} />);
    expect(shown()).toBe('10:59');
    rerender(<Countdown label="left" until={900_000} offsetMs={-60_500} />);
    expect(shown()).toBe('15:59');
  });
});
