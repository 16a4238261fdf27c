import type { WheelSetup } from '@wallet/api-client/spin-wheel';
import { useApp, useIsHydrated } from '@wallet/app-shell';
import { canSpin, findSlice, pickExtraTurns } from '@wallet/domain';
import { isUnderWay, useMoneyAction } from '@wallet/money';
import type { WheelMotion } from '@wallet/ui-kit/wheel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { removePersistedSpin, persistSpin, readPersistedSpin, type PersistedSpin } from './persisted-spin.ts';

interface WheelRead {
  readonly setup: WheelSetup | undefined;
  /** When it was read, in milliseconds; undefined where it was not. */
  readonly readAt: number | undefined;
  /** Reads it again. */
  readonly readAgain: () => void;
}

/** What is left to chance of how a spin looks; what it wins is the backend's. */
const newLuck = () => ({ extraTurns: pickExtraTurns(Math.random()), landing: Math.random() });

/** A spin from the tap to the prize: what the wheel does, how many coins are left, and what there is to say. */
export function useWheelSpin({ setup, readAt = 0, readAgain }: WheelRead) {
  const { session } = useApp();
  const action = useMemo(() => persistSpin(session), [session]);
  const { state, run, check, reset } = useMoneyAction(action);
  const isHydrated = useIsHydrated();
  // From a visit before, so it was not seen to the end.
  const [restored, setRestored] = useState(() => readPersistedSpin(session));
  const [landed, setLanded] = useState<PersistedSpin | null>(null);
  const [lastAnswer, setLastAnswer] = useState(restored);
  const [luck, setLuck] = useState(newLuck);

  const answered = state.phase === 'done' ? state.response : null;
  if (answered !== null && answered !== lastAnswer) setLastAnswer(answered);

  const result = answered ?? (isHydrated ? restored : null);
  const slice = result === null ? -1 : findSlice(setup?.slices ?? [], result);
  // A slice that the wheel does not show has no place to land on: its prize is told all the same.
  const hasLanded = result !== null && (result === restored || result === landed || slice < 0);
  const label = result?.label || setup?.slices[slice]?.label || '';
  const isTurning = state.phase === 'running';
  const isLanding = result !== null && !hasLanded;

  const motion = useMemo((): WheelMotion => {
    if (isTurning) return { kind: 'turning', extraTurns: luck.extraTurns };
    if (isLanding) return { kind: 'landing', slice, ...luck };
    return { kind: 'resting', slice: slice < 0 ? null : slice };
  }, [isTurning, isLanding, slice, luck]);

  // Whichever was told last: what the spin left, or what was read since.
  const coins = lastAnswer !== null && lastAnswer.at >= readAt ? lastAnswer.remainingCoin : (setup?.userCoin ?? null);

  const readCoins = useEffectEvent(readAgain);
  const isCountMissing = answered?.remainingCoin === null;
  useEffect(() => {
    if (isCountMissing) readCoins();
  }, [isCountMissing]);

  return {
    state,
    check,
    reset,
    motion,
    coins,
    isTurning,
    isLanding,
    canSpin: setup !== undefined && canSpin({ isSpinning: isUnderWay(state) || result !== null, coins }),
    spin: () => {
      setLuck(newLuck());
      void run();
    },
    /** The wheel rests: at its end, or because the member does not want to wait for it. */
    land: () => setLanded(answered),
    /** What was won, once the wheel rests; null before, and when it has been seen. Its label is empty where nobody told it. */
    prize: hasLanded ? { ...result, label } : null,
    /** The slice at which the wheel stopped for it; null where the wheel shows none. */
    stoppedAt: hasLanded ? (setup?.slices[slice] ?? null) : null,
    /** The prize has been seen. */
    seen: () => {
      removePersistedSpin(session);
      setRestored(null);
      reset();
    },
  };
}
