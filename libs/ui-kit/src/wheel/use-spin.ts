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
  readonly beganAt: number;
}

const middle = 0.5;

/**
 * Rotates an element frame by frame, and calls back once when it stops. With reduced motion it never rotates. The
 * rotation bypasses React, because it changes sixty times a second. Every angle is calculated from the elapsed time, so
 * that skipped frames change nothing.
 */
export function useSpin(element: RefObject<HTMLElement | null>, motion: WheelMotion, sliceCount: number, events: SpinEvents): void {
  const turns = useRef<number | null>(null);
  const push = useRef<Push | null>(null);
  const end = useEffectEvent(events.onEnd);
  const tellSlice = useEffectEvent(events.onSlice);

  useEffect(() => {
    const turnTo = (next: number) => {
      // Whole turns make no difference, and small numbers are more precise.
      turns.current = next % 1;
      if (element.current) element.current.style.transform = `rotate(${String(turns.current)}turn)`;
    };
    const standAt = (slice: number | null) => {
      const isThere = turns.current !== null && (slice === null || sliceAt(turns.current, sliceCount) === slice);
      turnTo(isThere ? (turns.current ?? 0) : restTurns(slice ?? 0, sliceCount, middle));
    };
    if (sliceCount === 0) return;
    if (motion.kind === 'resting') {
      push.current = null;
      standAt(motion.slice);
      return;
    }
    if (turns.current === null) standAt(null);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm && motion.kind === 'turning') return;

    const now = performance.now();
    const { start, beganAt } = (push.current ??= {
      start: { startTurns: turns.current ?? 0, extraTurns: motion.extraTurns },
      beganAt: now,
    });
    const plan: SpinPlan | null =
      motion.kind === 'landing'
        ? planSpin(start, { sliceIndex: motion.slice, sliceCount, landing: motion.landing, knownMs: now - beganAt })
        : null;
    let frame = 0;
    const step = (at: number) => {
      const elapsedMs = at - beganAt;
      const isOver = plan !== null && (isCalm || elapsedMs >= plan.endMs);
      const before = sliceAt(turns.current ?? 0, sliceCount);
      if (plan) turnTo(isOver ? plan.endTurns : spinAngle(plan, elapsedMs));
      else turnTo(pushedAngle(start, elapsedMs));
      if (!isCalm && sliceAt(turns.current ?? 0, sliceCount) !== before) tellSlice();
      if (isOver) end();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [element, motion, sliceCount]);
}
