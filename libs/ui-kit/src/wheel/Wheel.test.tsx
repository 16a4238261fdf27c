import { planSpin } from '@wallet/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wheel } from './Wheel.tsx';

const slices = [
  { code: 'a', label: '50 baht', bgColor: '#b3261e', textColor: '#ffffff' },
  { code: 'b', label: 'bonus', bgColor: null, textColor: null },
];
const plan = planSpin({ sliceIndex: 1, sliceCount: 2, extraTurns: 2, landing: 0.5, startTurns: 0 });

let isCalm = false;

beforeEach(() => {
  isCalm = false;
  vi.useFakeTimers();
  // jsdom draws nothing and knows no wishes of the device.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(changed: Partial<Parameters<typeof Wheel>[0]> = {}) {
  const on = { onSpin: vi.fn(), onEnd: vi.fn() };
  render(
    <Wheel slices={slices} restTurns={0} plan={null} coins="3" spinLabel="coins, spin" canSpin listLabel="prizes" result="" {...on} {...changed} />,
  );
  return on;
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = () => fireEvent.click(screen.getByRole('button', { name: '3 coins, spin' }));

describe('Wheel', () => {
  it('spins when it is pressed', () => {
    const { onSpin } = draw();
    press();
    expect(onSpin).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['while it spins', { plan }],
    ['without coins', { canSpin: false }],
  ])('takes no press %s', (_name, changed) => {
    const { onSpin } = draw(changed);
    press();
    expect(onSpin).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('tells once when it rests, as long after it began as the plan says', () => {
    const { onEnd } = draw({ plan });
    pass(plan.durationMs - 100);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('rests at once for who wants no motion', () => {
    isCalm = true;
    const { onEnd } = draw({ plan });
    pass(50);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('tells who cannot see it what can be won, and what was', () => {
    draw({ result: 'You won 50 baht' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['50 baht', 'bonus']);
    expect(screen.getByRole('status').textContent).toBe('You won 50 baht');
  });
});
