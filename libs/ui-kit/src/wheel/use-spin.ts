import { planSpin, pushedAngle, restTurns, sliceAt, spinAngle, type ExtraTurns, type SpinPlan, type SpinStart } from '@wallet/domain';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The wheel's motion. A spin begins with `turning`, or with `landing` if the result is already known. */
export type WheelMotion =
  /** It stands, at a slice or anywhere. */
  | { readonly kind: 'resting'; readonly slice: number | null }
  /** It was pushed, and the result is not known yet. */
  | { readonly kind: 'turning'; readonly extraTurns: ExtraTurns }
  /** It slows down until it stops at the slice. `landing` is the position inside it, from 0 to 1. */
  | { readonly kind: 'landing'; readonly extraTurns: ExtraTurns; readonly slice: number; readonly landing: number };

interface SpinEvents {
  /** The wheel has stopped. */
  readonly onEnd: () => void;
  /** Another slice has reached the pointer. */
  readonly onSlice: () => void;
}

/** A running spin. Times are counted from its push. */
interface Push {
  readonly start: SpinStart;
  readonly startedAt: number;
}

const middle = 0.5;

/**
 * Rotates an element frame by frame, and calls back once when it stops. With reduced motion it never rotates. The
 * rotation bypasses React, because it changes sixty times a second. Every angle is calculated from the elapsed time, so
 * that skipped frames change nothing. Returns the rotation, in turns.
 */
export function useSpin(
  element: RefObject<HTMLElement | null>,
  motion: WheelMotion,
  sliceCount: number,
  events: SpinEvents,
): RefObject<number | null> {
  const turns = useRef<number | null>(null);
  const push = useRef<Push | null>(null);
  const onEndEvent = useEffectEvent(events.onEnd);
  const onSliceEvent = useEffectEvent(events.onSlice);

  useEffect(() => {
    const turnTo = (next: number) => {
      // Whole turns make no difference, and small numbers are more precise.
      turns.current = next % 1;
      if (element.current) element.current.style.transform = `rotate(${String(turns.current)}turn)`;
    };
    const restAt = (slice: number | null) => {
      const isAtSlice = turns.current !== null && (slice === null || sliceAt(turns.current, sliceCount) === slice);
      turnTo(isAtSlice ? (turns.current ?? 0) : restTurns(slice ?? 0, sliceCount, middle));
    };
    if (sliceCount === 0) return;
    if (motion.kind === 'resting') {
      push.current = null;
      restAt(motion.slice);
      return;
    }
    if (turns.current === null) restAt(null);
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (prefersReducedMotion && motion.kind === 'turning') return;

    const now = performance.now();
    const { start, startedAt } = (push.current ??= {
      start: { startTurns: turns.current ?? 0, extraTurns: motion.extraTurns },
      startedAt: now,
    });
    const plan: SpinPlan | null =
      motion.kind === 'landing'
        ? planSpin(start, { sliceIndex: motion.slice, sliceCount, landing: motion.landing, knownMs: now - startedAt })
        : null;
    let frame = 0;
    const step = (time: number) => {
      const elapsedMs = time - startedAt;
      const isOver = plan !== null && (prefersReducedMotion || elapsedMs >= plan.endMs);
      const before = sliceAt(turns.current ?? 0, sliceCount);
      if (plan) turnTo(isOver ? plan.endTurns : spinAngle(plan, elapsedMs));
      else turnTo(pushedAngle(start, elapsedMs));
      if (!prefersReducedMotion && sliceAt(turns.current ?? 0, sliceCount) !== before) onSliceEvent();
      if (isOver) onEndEvent();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [element, motion, sliceCount]);

  return turns;
}
