import { sliceAt } from '@wallet/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WheelMotion } from './use-spin.ts';
import { Wheel } from './Wheel.tsx';

const slices = [
  { code: 'a', label: '50 baht', bgColor: '#b3261e', textColor: '#ffffff' },
  { code: 'b', label: 'bonus', bgColor: null, textColor: null },
];
const resting: WheelMotion = { kind: 'resting', slice: null };
const turning: WheelMotion = { kind: 'turning', extraTurns: 2 };
const landing: WheelMotion = { kind: 'landing', extraTurns: 2, slice: 1, landing: 0.5 };
/** Two extra turns, a push and at most one turn before friction has it. */
const maxMs = 11_000;
const shortestMs = 9_000;

let isCalm = false;

beforeEach(() => {
  isCalm = false;
  vi.useFakeTimers();
  // jsdom draws nothing and knows no preferences of the device.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isCalm }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(changed: Partial<Parameters<typeof Wheel>[0]> = {}) {
  const on = { onSpin: vi.fn(), onEnd: vi.fn(), onSlice: vi.fn() };
  const element = (more: Partial<Parameters<typeof Wheel>[0]>) => (
    <Wheel slices={slices} motion={resting} coins="3" spinLabel="coins, spin" canSpin listLabel="prizes" result="" {...on} {...more} />
  );
  const { rerender, container } = render(element(changed));
  const turns = () => Number(/rotate\((.*)turn\)/.exec(container.querySelector('canvas')?.style.transform ?? '')?.[1]);
  return {
    ...on,
    redraw: (more: Partial<Parameters<typeof Wheel>[0]>) => rerender(element(more)),
    turns,
    slice: () => sliceAt(turns(), slices.length),
  };
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
    ['while it turns', { motion: turning }],
    ['while it lands', { motion: landing }],
    ['without coins', { canSpin: false }],
  ])('takes no press %s', (_name, changed) => {
    const { onSpin } = draw(changed);
    press();
    expect(onSpin).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('stands in the middle of a slice, and of the one where it landed before', () => {
    const { slice, redraw } = draw();
    expect(slice()).toBe(0);
    redraw({ motion: { kind: 'resting', slice: 1 } });
    expect(slice()).toBe(1);
  });

  it('turns from the press on, however long the answer takes, then lands on its slice and tells so once', () => {
    const { onEnd, onSlice, redraw, slice, turns } = draw();
    redraw({ motion: turning });
    const before = turns();
    pass(5000);
    expect(turns()).not.toBe(before);
    expect(onEnd).not.toHaveBeenCalled();
    redraw({ motion: landing });
    pass(shortestMs);
    expect(onEnd).not.toHaveBeenCalled();
    pass(maxMs - shortestMs);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(slice()).toBe(1);
    // Two slices pass the pointer in each turn, five seconds before and in two turns and more after.
    expect(onSlice.mock.calls.length).toBeGreaterThan(10);
  });

  it('lands as well where the end is known from the beginning, and stays there', () => {
    const { onEnd, redraw, slice, turns } = draw({ motion: landing });
    pass(maxMs);
    expect(onEnd).toHaveBeenCalledTimes(1);
    const there = turns();
    redraw({ motion: { kind: 'resting', slice: 1 } });
    expect([slice(), turns()]).toEqual([1, there]);
  });

  it('stops where it is when nothing comes of it', () => {
    const { redraw, turns, onEnd } = draw();
    redraw({ motion: turning });
    pass(1000);
    redraw({ motion: resting });
    const there = turns();
    pass(1000);
    expect(turns()).toBe(there);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('rests at once, and silently, for who wants no motion', () => {
    isCalm = true;
    const { onEnd, onSlice, redraw, slice, turns } = draw();
    const before = turns();
    redraw({ motion: turning });
    pass(1000);
    expect(turns()).toBe(before);
    redraw({ motion: landing });
    pass(50);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(onSlice).not.toHaveBeenCalled();
    expect(slice()).toBe(1);
  });

  it('tells who cannot see it what can be won, and what was', () => {
    draw({ result: 'You won 50 baht' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['50 baht', 'bonus']);
    expect(screen.getByRole('status').textContent).toBe('You won 50 baht');
  });
});
