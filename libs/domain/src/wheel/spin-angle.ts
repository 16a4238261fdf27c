import type { SpinPlan } from './plan-spin.ts';

/** What is left of the wheel's speed after one frame of a screen that draws sixty a second. */
const frictionPerFrame = 0.991;
const framesPerSecond = 60;

/** The same as a rate, so that the wheel turns alike on screens that draw more frames, fewer, or none for a while. */
const ratePerMs = (-Math.log(frictionPerFrame) * framesPerSecond) / 1000;

/**
 * The wheel's angle, in turns, at a time since the spin began. It slows down by friction alone, never turns back, and
 * rests exactly at the plan's end from `durationMs` on.
 */
export function spinAngle({ startTurns, endTurns, durationMs }: SpinPlan, elapsedMs: number): number {
  if (elapsedMs <= 0) return startTurns;
  if (elapsedMs >= durationMs) return endTurns;
  const share = (1 - Math.exp(-ratePerMs * elapsedMs)) / (1 - Math.exp(-ratePerMs * durationMs));
  return startTurns + (endTurns - startTurns) * share;
}
