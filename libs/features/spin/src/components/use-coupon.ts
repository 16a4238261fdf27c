import { useReadAgain } from '@wallet/api-client';
import { claimCouponAction, useGetCouponsQuery, useGetSpinWheelQuery } from '@wallet/api-client/spin-wheel';
import { findSlice } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { isUnderWay, useDoneText, useMoneyAction, useReadAhead, type MoneyActionState } from '@wallet/money';
import { useToasts } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** A coupon by the backend's code, and its claim. `onClaimed` is called once when it was claimed, with false for a claim of an earlier visit. */
export function useCoupon(code: string | undefined, onClaimed: (isFromHere: boolean) => void) {
  const { t } = useText('spin');
  const { t: money } = useText('money');
  const { showToast } = useToasts();
  const readAgain = useReadAgain();
  const doneText = useDoneText();
  const coupons = useGetCouponsQuery();
  const slices = useGetSpinWheelQuery().data?.slices ?? [];
  const coupon = coupons.data?.find(({ slice }) => slice === code);
  const slice = slices[findSlice(slices, coupon?.of ?? { code: code ?? '', label: '' })];
  const label = coupon?.name || slice?.label || code || '';
  const { reset, ...claim } = useClaim(coupon?.claimedBy ?? code, ({ isFromHere, state }) => {
    showToast('success', doneText(isFromHere ? t('claim.done', { label }) : money('outcome.done'), state));
    onClaimed(isFromHere);
  });
  const dismissRefusal = () => {
    reset();
    readAgain('Coupons', 'SpinSetup');
  };
  return { ...claim, coupons, coupon, label, description: slice?.htmlDescription ?? '', dismissRefusal };
}

/** Delay before a confirmation counts, so that repeated taps confirm once. */
const confirmDelayMs = 500;

interface Claimed {
  /** False for a claim of an earlier visit, whose coupon is no longer known. */
  readonly isFromHere: boolean;
  readonly state: MoneyActionState;
}

/** Claims one coupon by the backend's code, once per confirmation. `onClaimed` is called once when it was claimed, with false for a claim of an earlier visit. */
function useClaim(code: string | number | undefined, onClaimed: (claimed: Claimed) => void) {
  const { state, run, prepare, check, reset } = useMoneyAction(claimCouponAction);
  useReadAhead(prepare, code === undefined ? null : { code });
  const [isConfirmed, setConfirmed] = useState(false);
  const [isFromHere, setFromHere] = useState(false);

  useEffect(() => {
    if (!isConfirmed || code === undefined) return;
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
