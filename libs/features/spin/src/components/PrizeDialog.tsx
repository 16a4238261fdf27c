import type { SliceName } from '@wallet/domain';
import { lazyOr } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { claimCouponAction } from '@wallet/api-client/spin-wheel';
import { ActionOutcome } from '@wallet/money';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import { Suspense } from 'react';
import styles from './PrizeDialog.module.scss';
import { useCoupon } from './use-coupon.ts';

/** Loaded with the first prize that has one. Without it, the page of the coupon has it. */
const PrizeText = lazyOr(
  () => import('./PrizeText.tsx'),
  'PrizeText',
  () => null,
);

/** What a spin won: a coupon, none, or not known yet because the wheel stopped at a blank and a coupon may still be booked. */
export type PrizeKind = 'coupon' | 'none' | 'unknown';

interface PrizeDialogProps {
  /** Its label is empty when not known. */
  readonly won: SliceName;
  readonly kind: PrizeKind;
  /** The backend's code of the coupon; absent while it is not among the coupons. */
  readonly coupon: string | undefined;
  readonly onClose: () => void;
}

/** The result of a spin: the prize, which can be claimed at once, or where the wheel stopped. */
export function PrizeDialog({ won: { code, label }, kind, coupon, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const isWon = kind === 'coupon';
  const { description, state, check, isBusy, confirm, dismissRefusal } = useCoupon(isWon ? coupon : undefined, (isFromHere) => {
    if (isFromHere) onClose();
  });
  const mayClaim = isWon && (coupon !== undefined || isBusy);
  const texts = {
    coupon: label === '' ? t('prize.unnamed') : t('prize.text', { label }),
    none: t('prize.none'),
    unknown: t('prize.unknown'),
  };
  return (
    <Dialog
      isAlert
      size="small"
      title={isWon ? t('prize.title') : t('wheel.stopped', { label: label || code })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant={mayClaim ? 'secondary' : 'primary'} fullWidth onClick={onClose}>
            {common('ok')}
          </Button>
          {mayClaim && (
            <Button isBusy={isBusy} busyLabel={t('claim.busy')} onClick={confirm}>
              {t('coupons.claim')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.prize} data-won={isWon}>
        {isWon ? (
          <div className={styles.stage} data-ground="brand">
            <div className={styles.picture}>
              <svg className={styles.burst} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
                <circle r="40" />
                <circle r="46" />
              </svg>
              <StateArt kind="coupon" />
            </div>
            {label !== '' && <p className={styles.label}>{label}</p>}
          </div>
        ) : (
          <StateArt kind="coupon" />
        )}
        <p role="status">{texts[kind]}</p>
        {isWon && description !== '' && (
          <Suspense>
            <PrizeText text={description} />
          </Suspense>
        )}
      </div>
      {mayClaim && (
        <ActionOutcome state={state} intent={claimCouponAction.intent} refusedAs="alert" onCheck={check} onClose={dismissRefusal} />
      )}
    </Dialog>
  );
}
