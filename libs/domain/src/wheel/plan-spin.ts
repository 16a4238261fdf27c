/**
 * The wheel's geometry: angles are counted in full turns, clockwise. The slices stand clockwise from the pointer at the
 * top, slice 0 first, when the wheel's angle is 0.
 */
export interface SpinWish {
  readonly sliceIndex: number;
  readonly sliceCount: number;
  /** Whole turns before the wheel comes to its slice. */
  readonly extraTurns: ExtraTurns;
  /** Where inside the slice the pointer comes to rest, from 0 to 1. */
  readonly landing: number;
  /** The angle at which the wheel rests now. */
  readonly startTurns: number;
}

export type ExtraTurns = 2 | 3;

/** A spin from beginning to end. */
export interface SpinPlan {
  readonly startTurns: number;
  readonly endTurns: number;
  readonly durationMs: number;
}

/** Between four and five seconds for each extra turn. */
const msPerExtraTurn = 4500;

/** How much of a slice, at each of its borders, the pointer never rests in: the eye should not doubt who won. */
const margin = 0.1;

/** Two or three turns, by a random number from 0 up to 1. */
export function pickExtraTurns(random: number): ExtraTurns {
  return random < 0.5 ? 2 : 3;
}

/** Plans a spin that ends inside the given slice. Throws RangeError for a slice that the wheel has not. */
export function planSpin({ sliceIndex, sliceCount, extraTurns, landing, startTurns }: SpinWish): SpinPlan {
  if (!Number.isInteger(sliceIndex) || sliceIndex < 0 || sliceIndex >= sliceCount) {
    throw new RangeError(`slice ${String(sliceIndex)} is not one of ${String(sliceCount)}`);
  }
  const inside = margin + (1 - 2 * margin) * Math.min(1, Math.max(0, landing));
  // What stands at the pointer is what the wheel's turning has brought there, hence the opposite of the slice's place.
  const restTurns = 1 - (sliceIndex + inside) / sliceCount;
  const onward = fractionOf(restTurns - startTurns);
  return { startTurns, endTurns: startTurns + extraTurns + onward, durationMs: extraTurns * msPerExtraTurn };
}

/** The slice under the pointer at an angle. */
export function sliceAt(turns: number, sliceCount: number): number {
  return Math.floor(fractionOf(-turns) * sliceCount) % sliceCount;
}

function fractionOf(turns: number): number {
  return turns - Math.floor(turns);
}
