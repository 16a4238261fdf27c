import { spinAngle, type SpinPlan } from '@wallet/domain';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Turns an element as a plan says, frame by frame, and tells once when it rests. With reduced motion it rests at once.
 * The element's turning goes past React: sixty drawings a second are none of its business.
 */
export function useSpin(element: RefObject<HTMLElement | null>, restTurns: number, plan: SpinPlan | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const turnTo = (turns: number) => {
      // Whole turns make no difference, and the screen reckons better with small numbers.
      if (element.current) element.current.style.transform = `rotate(${String(turns % 1)}turn)`;
    };
    if (!plan) {
      turnTo(restTurns);
      return;
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let begin: number | null = null;
    const step = (now: number) => {
      begin ??= now;
      const elapsed = isCalm ? plan.durationMs : now - begin;
      turnTo(spinAngle(plan, elapsed));
      if (elapsed >= plan.durationMs) end();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [element, plan, restTurns]);
}
