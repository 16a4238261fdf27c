import { claimCouponAction } from '@wallet/api-client/spin-wheel';
import { isUnderWay, useMoneyAction, useReadAhead, type MoneyActionState } from '@wallet/money';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay before a confirmation counts, so that repeated taps confirm once. */
const confirmDelayMs = 500;

interface Claimed {
  /** False for a claim of an earlier visit, whose coupon is no longer known. */
  readonly isFromHere: boolean;
  readonly state: MoneyActionState;
}

/** Claims one coupon by the backend's code, once per confirmation. `onClaimed` is called once when it was claimed. */
export function useClaim(code: string | number, onClaimed: (claimed: Claimed) => void) {
  const { state, run, prepare, check, reset } = useMoneyAction(claimCouponAction);
  useReadAhead(prepare, { code });
  const [isConfirmed, setConfirmed] = useState(false);
  const [isFromHere, setFromHere] = useState(false);

  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => {
      setConfirmed(false);
      setFromHere(true);
      void run({ code });
    }, confirmDelayMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, code, run]);

  const notify = useEffectEvent(() => {
    if (state.phase !== 'done') return;
    onClaimed({ isFromHere, state });
    reset();
  });
  useEffect(() => notify(), [state.phase]);

  return { state, check, reset, isBusy: isConfirmed || isUnderWay(state), confirm: () => setConfirmed(true) };
}
