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
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('Countdown', () => {
  it('shows minutes and seconds, and each second one less', () => {
    render(<Countdown label="left" until={61_000} />);
    expect(shown()).toBe('01:01');
    pass(1000);
    expect(shown()).toBe('01:00');
    pass(1000);
    expect(shown()).toBe('00:59');
  });

  it('is right at once after the device slept', () => {
    render(<Countdown label="left" until={600_000} />);
    vi.setSystemTime(590_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(shown()).toBe('00:10');
  });

  it('says once that it is over, and stays at nothing', () => {
    const onEnd = vi.fn();
    render(<Countdown label="left" until={1500} onEnd={onEnd} />);
    pass(1000);
    expect(onEnd).not.toHaveBeenCalled();
    pass(5000);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1, 250, 499, 500, 501, 999])(
    'never begins with more than there is, where the clocks differ by %d ms, and ends with the moment itself',
    (ms) => {
      const onEnd = vi.fn();
      render(<Countdown label="left" until={600_000} offsetMs={-ms} onEnd={onEnd} />);
      expect(shown()).toBe('10:00');
      pass(1000);
      expect(shown()).toMatch(/^(10:00|09:59)$/);
      // The clock is looked at four times a second.
      const lastLook = Math.ceil((599_000 + ms) / 250) * 250;
      pass(lastLook - 250);
      expect(shown()).toBe('00:01');
      expect(onEnd).not.toHaveBeenCalled();
      pass(250);
      expect(shown()).toBe('00:00');
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );

  it('follows a clock that turns out to be another one', () => {
    const { rerender } = render(<Countdown label="left" until={600_000} />);
    pass(1000);
    rerender(<Countdown label="left" until={600_000} offsetMs={-60_500} />);
    expect(shown()).toBe('10:59');
    pass(500);
    expect(shown()).toBe('10:59');
    rerender(<Countdown label="left" until={900_000} offsetMs={-60_500} />);
    expect(shown()).toBe('15:59');
  });

  it('goes by the clock it is given', () => {
    render(<Countdown label="left" until={3_600_000} now={() => 3_540_000} />);
    expect(shown()).toBe('01:00');
  });

  it('goes by the clock of the backend where the device is five minutes slow', () => {
    const onEnd = vi.fn();
    render(<Countdown label="left" until={360_000} offsetMs={300_000} onEnd={onEnd} />);
    expect(shown()).toBe('01:00');
    pass(59_000);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1000);
    expect(shown()).toBe('00:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
