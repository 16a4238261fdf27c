import { sliceAt } from '@wallet/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WheelMotion } from './use-spin.ts';
import { Wheel } from './Wheel.tsx';

const slices = [
  { code: 'a', label: '50 baht', bgColor: '#b3261e', textColor: '#ffffff' },
  { code: 'b', label: 'bonus', bgColor: null, textColor: null },
];
const resting: WheelMotion = { kind: 'resting', slice: null };
const turning: WheelMotion = { kind: 'turning', extraTurns: 2 };
const landing: WheelMotion = { kind: 'landing', extraTurns: 2, slice: 1, landing: 0.5 };
/** Two extra turns, the push, and at most one turn before friction sets in. */
const maxMs = 11_000;
const minMs = 9_000;

let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
  vi.useFakeTimers();
  // jsdom draws nothing and knows no preferences of the device.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: prefersReducedMotion }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function renderWheel(overrides: Partial<Parameters<typeof Wheel>[0]> = {}) {
  const on = { onSpin: vi.fn(), onEnd: vi.fn(), onSlice: vi.fn() };
  const element = (more: Partial<Parameters<typeof Wheel>[0]>) => (
    <Wheel slices={slices} motion={resting} coins="3" spinLabel="coins, spin" canSpin listLabel="prizes" result="" {...on} {...more} />
  );
  const { rerender, container } = render(element(overrides));
  const turns = () => Number(/rotate\((.*)turn\)/.exec(container.querySelector('canvas')?.style.transform ?? '')?.[1]);
  return {
    ...on,
    update: (more: Partial<Parameters<typeof Wheel>[0]>) => rerender(element(more)),
    turns,
    slice: () => sliceAt(turns(), slices.length),
  };
}

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it.each([
  ['while it turns', { motion: turning }],
  ['while it lands', { motion: landing }],
])('ignores presses %s', (_name, overrides) => {
  const { onSpin } = renderWheel(overrides);
  fireEvent.click(screen.getByRole('button', { name: '3 coins, spin' }));
  expect(onSpin).not.toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

it('turns while the response is pending, then lands on its slice and calls onEnd once', () => {
  const { onEnd, onSlice, update, slice, turns } = renderWheel();
  update({ motion: turning });
  const before = turns();
  advance(5000);
  expect(turns()).not.toBe(before);
  expect(onEnd).not.toHaveBeenCalled();
  update({ motion: landing });
  advance(minMs);
  expect(onEnd).not.toHaveBeenCalled();
  advance(maxMs - minMs);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(slice()).toBe(1);
  // Two slices pass the pointer in each turn, during five seconds before the response and at least two turns after it.
  expect(onSlice.mock.calls.length).toBeGreaterThan(10);
  const landed = turns();
  update({ motion: { kind: 'resting', slice: 1 } });
  expect([slice(), turns()]).toEqual([1, landed]);
});

it('stops where it is when there is no result', () => {
  const { update, turns, onEnd } = renderWheel();
  update({ motion: turning });
  advance(1000);
  update({ motion: resting });
  const restingTurns = turns();
  advance(1000);
  expect(turns()).toBe(restingTurns);
  expect(onEnd).not.toHaveBeenCalled();
});

it('stops immediately and silently with reduced motion', () => {
  prefersReducedMotion = true;
  const { onEnd, onSlice, update, slice, turns } = renderWheel();
  const before = turns();
  update({ motion: turning });
  advance(1000);
  expect(turns()).toBe(before);
  update({ motion: landing });
  advance(50);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onSlice).not.toHaveBeenCalled();
  expect(slice()).toBe(1);
});
