import { claimCouponAction } from '@wallet/api-client/spin-wheel';
import { isUnderWay, useMoneyAction, useReadAhead } from '@wallet/money';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a confirmation rests before it counts, so that a finger which trembles confirms once. */
const confirmRestMs = 500;

interface Claimed {
  /** False where a claim of a visit before has come to its end: which one that was is not known any more. */
  readonly isFromHere: boolean;
}

/** Claims one coupon, named as the backend names it, once however often it is confirmed. `onClaimed` is called once where it was. */
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
    }, confirmRestMs);
    return () => clearTimeout(timer);
  }, [isConfirmed, code, run]);

  const tell = useEffectEvent(() => {
    if (state.phase !== 'done') return;
    onClaimed({ isFromHere });
    reset();
  });
  useEffect(() => tell(), [state.phase]);

  return { state, check, reset, isBusy: isConfirmed || isUnderWay(state), confirm: () => setConfirmed(true) };
}
