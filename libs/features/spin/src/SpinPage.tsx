import { useReadAgain } from '@wallet/api-client';
import { useGetCouponsQuery, useGetSpinActiveQuery, useGetSpinWheelQuery, type Coupon } from '@wallet/api-client/spin-wheel';
import { QueryView, useApp } from '@wallet/app-shell';
import { findSlice, isBlankWon, type SliceName } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { BrandGround, EmptyState, StateArt } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { CouponList } from './components/CouponList.tsx';
import { PrizeDialog, type PrizeKind } from './components/PrizeDialog.tsx';
import { WheelLoading, WheelPart } from './wheel/WheelPart.tsx';
import styles from './SpinPage.module.scss';
import { useWheelSpin } from './wheel/use-wheel-spin.ts';

const forceRefetch = { refetchOnMountOrArgChange: true } as const;

/** The wheel, the prize, and the coupons to claim. */
export function SpinPage() {
  const { t } = useText('spin');
  const { ornament } = useApp().definition;
  const readAgain = useReadAgain();
  const readWheel = () => readAgain('SpinSetup');
  const active = useGetSpinActiveQuery(undefined, forceRefetch);
  const wheel = useGetSpinWheelQuery(undefined, forceRefetch);
  const coupons = useGetCouponsQuery(undefined, forceRefetch);
  const spinning = useWheelSpin({ setup: wheel.data, requestedAt: useRequestTime(wheel), readAgain: readWheel });

  const { prize, lastSpunAt } = spinning;
  useLateCoupons(lastSpunAt, () => readAgain('Coupons'));
  // A coupon may be booked late, so that only the last of these readings proves that there is none.
  const areCouponsFinal = useRequestTime(coupons) >= (lastSpunAt ?? 0) + rereadCouponsAtMs[1];
  const kindOf = (won: SliceName): PrizeKind => {
    const isBlank = isBlankWon({ won, slices: wheel.data?.slices ?? [], coupons: coupons.data?.map(toName) ?? [] });
    if (!isBlank) return 'coupon';
    return areCouponsFinal ? 'none' : 'unknown';
  };

  const couponOf = (won: SliceName) => coupons.data?.find(({ slice, of }) => slice !== '' && findSlice([won], of) >= 0)?.slice;

  // If it is not known whether the wheel is open, the backend decides.
  const isActiveKnown = active.data !== undefined || (active.isError && !active.isFetching);
  const isInactive = active.data === false || wheel.data?.slices.length === 0;
  const isWheelSettled = isInactive || wheel.isError || (isActiveKnown && wheel.data !== undefined);
  const dismissPrize = () => {
    spinning.dismissPrize();
    readWheel();
  };

  const renderWheel = () => {
    if (isInactive) return <EmptyState art={<StateArt kind="closed" />} title={t('inactive')} />;
    return (
      <QueryView query={{ ...wheel, data: isActiveKnown ? wheel.data : undefined }} failedTitle={t('failed')} loading={<WheelLoading />}>
        {(setup) => <WheelPart setup={setup} spinning={spinning} onRefused={readWheel} />}
      </QueryView>
    );
  };

  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.ground}>
          <BrandGround ornament={ornament} />
        </div>
        <h1 data-ground="brand">{t('heading')}</h1>
        {renderWheel()}
      </div>
      {/* Below content of unknown height, which would move it. */}
      <div hidden={!isWheelSettled}>
        <CouponList />
      </div>
      {prize && <PrizeDialog won={prize} kind={kindOf(prize)} coupon={couponOf(prize)} onClose={dismissPrize} />}
    </div>
  );
}

/** When the coupons are read again after a spin: a backend may book a coupon later than it answers. */
const rereadCouponsAtMs = [2000, 6000] as const;

function useLateCoupons(lastSpunAt: number | null, readAgain: () => void): void {
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (lastSpunAt === null) return;
    const timers = rereadCouponsAtMs.map((ms) => setTimeout(() => read(), ms));
    return () => timers.forEach(clearTimeout);
  }, [lastSpunAt]);
}

interface TimedQuery {
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  readonly startedTimeStamp?: number | undefined;
}

/** Returns when the request for the shown data was sent. The query itself only knows this of the last request, which may have failed. */
function useRequestTime({ isSuccess, isFetching, startedTimeStamp = 0 }: TimedQuery): number {
  const [requestedAt, setRequestedAt] = useState(0);
  if (isSuccess && !isFetching && startedTimeStamp !== requestedAt) setRequestedAt(startedTimeStamp);
  return requestedAt;
}

/** A coupon may have the label of its slice. */
function toName({ of, name }: Coupon): SliceName {
  return { ...of, label: of.label || name };
}
