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
  it('shows minutes and seconds and counts down every second', () => {
    render(<Countdown label="left" until={61_000} />);
    expect(shown()).toBe('01:01');
    advance(1000);
    expect(shown()).toBe('01:00');
    advance(1000);
    expect(shown()).toBe('00:59');
  });

  it('shows the correct time immediately after the device slept', () => {
    render(<Countdown label="left" until={600_000} />);
    vi.setSystemTime(590_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(shown()).toBe('00:10');
  });

  it('calls onEnd once and stays at zero', () => {
    const onEnd = vi.fn();
    render(<Countdown label="left" until={1500} onEnd={onEnd} />);
    advance(1000);
    expect(onEnd).not.toHaveBeenCalled();
    advance(5000);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1, 250, 499, 500, 501, 999])(
    'never starts with more than the full time when clocks differ by %d ms, and ends on time',
    (ms) => {
      const onEnd = vi.fn();
      render(<Countdown label="left" until={600_000} offsetMs={-ms} onEnd={onEnd} />);
      expect(shown()).toBe('10:00');
      advance(1000);
      expect(shown()).toMatch(/^(10:00|09:59)$/);
      // The clock is checked four times a second.
      const lastCheck = Math.ceil((599_000 + ms) / 250) * 250;
      advance(lastCheck - 250);
      expect(shown()).toBe('00:01');
      expect(onEnd).not.toHaveBeenCalled();
      advance(250);
      expect(shown()).toBe('00:00');
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );

  it('follows changes of the clock offset and of the end', () => {
    const { rerender } = render(<Countdown label="left" until={600_000} />);
    advance(1000);
    rerender(<Countdown label="left" until={600_000} offsetMs={-60_500} />);
    expect(shown()).toBe('10:59');
    advance(500);
    expect(shown()).toBe('10:59');
    rerender(<Countdown label="left" until={900_000} offsetMs={-60_500} />);
    expect(shown()).toBe('15:59');
  });

  it('uses the clock that it is given', () => {
    render(<Countdown label="left" until={3_600_000} now={() => 3_540_000} />);
    expect(shown()).toBe('01:00');
  });

  it("follows the backend's clock when the device is five minutes slow", () => {
    const onEnd = vi.fn();
    render(<Countdown label="left" until={360_000} offsetMs={300_000} onEnd={onEnd} />);
    expect(shown()).toBe('01:00');
    advance(59_000);
    expect(onEnd).not.toHaveBeenCalled();
    advance(1000);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
