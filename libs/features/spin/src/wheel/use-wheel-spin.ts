import type { WheelSetup } from '@wallet/api-client/spin-wheel';
import { useApp, useIsHydrated } from '@wallet/app-shell';
import { canSpin, findSlice, pickExtraTurns } from '@wallet/domain';
import { isUnderWay, useMoneyAction } from '@wallet/money';
import type { WheelMotion } from '@wallet/ui-kit/wheel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { removePersistedSpin, persistSpin, readPersistedSpin, type PersistedSpin } from './persisted-spin.ts';

interface WheelRead {
  readonly setup: WheelSetup | undefined;
  /** When its request was sent, in milliseconds of the device's clock; 0 when it has not been read. */
  readonly requestedAt: number;
  /** Reads it again. */
  readonly readAgain: () => void;
}

/** Picks the random part of the animation. The prize is the backend's choice. */
const pickRandomMotion = () => ({ extraTurns: pickExtraTurns(Math.random()), landing: Math.random() });

/** A spin from the tap to the prize: the wheel's motion, the remaining coins and the outcome. */
export function useWheelSpin({ setup, requestedAt, readAgain }: WheelRead) {
  const { session } = useApp();
  const action = useMemo(() => persistSpin(session), [session]);
  const { state, run, prepare, check, reset } = useMoneyAction(action);
  const isHydrated = useIsHydrated();
  // From an earlier visit that ended before the prize was shown.
  const [restored, setRestored] = useState(() => readPersistedSpin(session));
  const [landed, setLanded] = useState<PersistedSpin | null>(null);
  const [lastResponse, setLastResponse] = useState(restored);
  const [randomMotion, setRandomMotion] = useState(pickRandomMotion);

  const response = state.phase === 'done' ? state.response : null;
  if (response !== null && response !== lastResponse) setLastResponse(response);

  const result = response ?? (isHydrated ? restored : null);
  const slice = result === null ? -1 : findSlice(setup?.slices ?? [], result);
  // A slice that is not on the wheel has no position to land on. Its prize is shown all the same.
  const hasLanded = result !== null && (result === restored || result === landed || slice < 0);
  const label = result?.label || setup?.slices[slice]?.label || '';
  const isTurning = state.phase === 'running';
  const isLanding = result !== null && !hasLanded;

  const motion = useMemo((): WheelMotion => {
    if (isTurning) return { kind: 'turning', extraTurns: randomMotion.extraTurns };
    if (isLanding) return { kind: 'landing', slice, ...randomMotion };
    return { kind: 'resting', slice: slice < 0 ? null : slice };
  }, [isTurning, isLanding, slice, randomMotion]);

  // The latest count: from the spin's response, or from a request sent after it. An earlier request may be answered later.
  const coins = lastResponse !== null && lastResponse.at >= requestedAt ? lastResponse.remainingCoin : (setup?.userCoin ?? null);
  const isReady = setup !== undefined && canSpin({ isSpinning: isUnderWay(state) || result !== null, coins });

  useEffect(() => {
    if (isReady) prepare();
  }, [isReady, prepare]);

  const readCoins = useEffectEvent(readAgain);
  const isCountMissing = response?.remainingCoin === null;
  useEffect(() => {
    if (isCountMissing) readCoins();
  }, [isCountMissing]);

  return {
    state,
    check,
    reset,
    motion,
    coins,
    /** When the last spin was answered, in milliseconds of the device's clock; null when none is known. */
    lastSpunAt: lastResponse?.at ?? null,
    isTurning,
    isLanding,
    canSpin: isReady,
    spin: () => {
      setRandomMotion(pickRandomMotion());
      void run();
    },
    /** Ends the animation, when it is over or the member skips it. */
    land: () => setLanded(response),
    /** The prize once the wheel has stopped; null before that and after it was seen. Its label is empty when not known. */
    prize: hasLanded ? { ...result, label } : null,
    /** The slice at which the wheel stopped; null when the wheel does not show it. */
    stoppedAt: hasLanded ? (setup?.slices[slice] ?? null) : null,
    /** Called when the member has seen the prize. */
    dismissPrize: () => {
      removePersistedSpin(session);
      setRestored(null);
      reset();
    },
  };
}
