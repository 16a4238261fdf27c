import { planSpin, pushedAngle, restTurns, sliceAt, spinAngle, type ExtraTurns, type SpinPlan, type SpinStart } from '@wallet/domain';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** What the wheel does. A spin begins by `turning`, or by `landing` where the end is known from the beginning. */
export type WheelMotion =
  /** It stands: at a slice, or where it happens to. */
  | { readonly kind: 'resting'; readonly slice: number | null }
  /** It was pushed, and nobody knows yet where it ends. */
  | { readonly kind: 'turning'; readonly extraTurns: ExtraTurns }
  /** It goes on until friction brings it to the slice. `landing`: where inside it, from 0 to 1. */
  | { readonly kind: 'landing'; readonly extraTurns: ExtraTurns; readonly slice: number; readonly landing: number };

interface SpinEvents {
  /** The wheel has come to rest after a landing. */
  readonly onEnd: () => void;
  /** Another slice has come under the pointer. */
  readonly onSlice: () => void;
}

/** A spin under way, counted from its push. */
interface Push {
  readonly start: SpinStart;
  readonly beganAt: number;
}

const middle = 0.5;

/**
 * Turns an element frame by frame, and tells once when it rests. With reduced motion it only ever rests. The element's
 * turning goes past React: sixty drawings a second are none of its business. Every angle is reckoned from the time since
 * the push, so that frames which a slow device leaves out change nothing.
 */
export function useSpin(element: RefObject<HTMLElement | null>, motion: WheelMotion, sliceCount: number, events: SpinEvents): void {
  const turns = useRef<number | null>(null);
  const push = useRef<Push | null>(null);
  const end = useEffectEvent(events.onEnd);
  const tellSlice = useEffectEvent(events.onSlice);

  useEffect(() => {
    const turnTo = (next: number) => {
      // Whole turns make no difference, and the screen reckons better with small numbers.
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
