/**
 * The wheel's geometry: angles are counted in full turns, clockwise. The slices stand clockwise from the pointer at the
 * top, slice 0 first, when the wheel's angle is 0.
 */
export type ExtraTurns = 2 | 3;

/** A wheel that was pushed and of which nobody knows yet where it ends: it turns as fast as friction will find it. */
export interface SpinStart {
  /** The angle at which it rested. */
  readonly startTurns: number;
  /** Whole turns that it goes on for once friction has it. */
  readonly extraTurns: ExtraTurns;
}

export interface Landing {
  readonly sliceIndex: number;
  readonly sliceCount: number;
  /** Where inside the slice the pointer comes to rest, from 0 to 1. */
  readonly landing: number;
  /** How long after the push it became known, in milliseconds. */
  readonly knownMs: number;
}

/** A spin from the push to the end. All times are counted from the push, in milliseconds. */
export interface SpinPlan extends SpinStart {
  /** When and where friction takes over, at the very speed that it has then. */
  readonly releaseMs: number;
  readonly releaseTurns: number;
  readonly endMs: number;
  readonly endTurns: number;
}

/** Between four and five seconds for each extra turn. */
const msPerExtraTurn = 4500;

/** How long a push takes until the wheel has its speed. */
const pushMs = 400;

/** How much of a slice, at each of its borders, the pointer never rests in: the eye should not doubt who won. */
const margin = 0.1;

/** Two or three turns, by a random number from 0 up to 1. */
export function pickExtraTurns(random: number): ExtraTurns {
  return random < 0.5 ? 2 : 3;
}

/** How far it turns by friction: half a turn more, so that the way to any slice is as long. */
const turnsOf = ({ extraTurns }: SpinStart) => extraTurns + 0.5;
const durationOf = ({ extraTurns }: SpinStart) => extraTurns * msPerExtraTurn;

/** The angle of a wheel that was pushed, as long as friction does not have it. */
export function pushedAngle(start: SpinStart, elapsedMs: number): number {
  const speed = startSpeed(turnsOf(start), durationOf(start));
  const pushed = Math.min(Math.max(0, elapsedMs), pushMs);
  return start.startTurns + (speed * pushed * pushed) / (2 * pushMs) + speed * Math.max(0, elapsedMs - pushMs);
}

/**
 * Plans how a pushed wheel ends inside the given slice. It goes on as it turns until friction alone brings it there, at
 * most one turn: so it never jumps and never changes its speed at once. Throws RangeError for a slice that it has not.
 */
export function planSpin(start: SpinStart, { sliceIndex, sliceCount, landing, knownMs }: Landing): SpinPlan {
  const turns = turnsOf(start);
  const durationMs = durationOf(start);
  const fromMs = Math.max(pushMs, knownMs);
  const fromTurns = pushedAngle(start, fromMs);
  const onward = fractionOf(restTurns(sliceIndex, sliceCount, landing) - turns - fromTurns);
  const releaseMs = fromMs + onward / startSpeed(turns, durationMs);
  const releaseTurns = fromTurns + onward;
  return { ...start, releaseMs, releaseTurns, endMs: releaseMs + durationMs, endTurns: releaseTurns + turns };
}

/**
 * The wheel's angle at a time since the push. It never turns back, slows down by friction alone, and rests exactly at the
 * plan's end from `endMs` on, whenever a screen draws.
 */
export function spinAngle(plan: SpinPlan, elapsedMs: number): number {
  const { releaseMs, releaseTurns, endMs, endTurns } = plan;
  if (elapsedMs < releaseMs) return Math.min(pushedAngle(plan, elapsedMs), releaseTurns);
  if (elapsedMs >= endMs) return endTurns;
  return releaseTurns + (endTurns - releaseTurns) * frictionShare(elapsedMs - releaseMs, endMs - releaseMs);
}

/** An angle, from 0 to 1, at which the pointer is inside a slice. Throws RangeError for a slice that the wheel has not. */
export function restTurns(sliceIndex: number, sliceCount: number, landing: number): number {
  if (!Number.isInteger(sliceIndex) || sliceIndex < 0 || sliceIndex >= sliceCount) {
    throw new RangeError(`slice ${String(sliceIndex)} is not one of ${String(sliceCount)}`);
  }
  const inside = margin + (1 - 2 * margin) * Math.min(1, Math.max(0, landing));
  // What stands at the pointer is what the wheel's turning has brought there, hence the opposite of the slice's place.
  return 1 - (sliceIndex + inside) / sliceCount;
}

/** The slice under the pointer at an angle. */
export function sliceAt(turns: number, sliceCount: number): number {
  return Math.floor(fractionOf(-turns) * sliceCount) % sliceCount;
}

function fractionOf(turns: number): number {
  return turns - Math.floor(turns);
}

/** What is left of the wheel's speed after one frame of a screen that draws sixty a second. */
const frictionPerFrame = 0.991;
const framesPerSecond = 60;

/** The same as a rate, so that the wheel turns alike on screens that draw more frames, fewer, or none for a while. */
const ratePerMs = (-Math.log(frictionPerFrame) * framesPerSecond) / 1000;

/** Which part of its way a wheel that slows down by friction alone has gone after a time, from 0 to 1. */
function frictionShare(elapsedMs: number, durationMs: number): number {
  return (1 - Math.exp(-ratePerMs * elapsedMs)) / (1 - Math.exp(-ratePerMs * durationMs));
}

/** How fast it is at first, in turns a millisecond, where it goes so many turns in a time. */
function startSpeed(turns: number, durationMs: number): number {
  return (turns * ratePerMs) / (1 - Math.exp(-ratePerMs * durationMs));
}
