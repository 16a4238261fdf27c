import { useReadAgain } from '@wallet/api-client';
import { claimCouponAction, useGetCouponsQuery, useGetSpinWheelQuery } from '@wallet/api-client/spin-wheel';
import { ModalDialog, QueryView, useModal, useModalDetail } from '@wallet/app-shell';
import { findSlice } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, useDoneText, isUnderWay, useMoneyAction, useReadAhead, type MoneyActionState } from '@wallet/money';
import { Button, EmptyState, RichText, StateArt, useToasts } from '@wallet/ui-kit';
import styles from './CouponModal.module.scss';
import { useEffect, useEffectEvent, useState } from 'react';

/** Asks for confirmation before a coupon is claimed, with the operator's description. Its address contains the backend's code. */
export function CouponModal() {
  const code = useModalDetail('coupon') ?? '';
  return <OneCoupon key={code} code={code} />;
}

function OneCoupon({ code }: { readonly code: string }) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const { t: money } = useText('money');
  const { close: closeModal } = useModal();
  const { showToast } = useToasts();
  const readAgain = useReadAgain();
  const doneText = useDoneText();
  const coupons = useGetCouponsQuery();
  const wheel = useGetSpinWheelQuery();

  const coupon = coupons.data?.find(({ slice }) => slice === code);
  const slices = wheel.data?.slices ?? [];
  const slice = slices[findSlice(slices, coupon?.of ?? { code, label: '' })];
  const label = coupon?.name || slice?.label || code;
  // Prizes may have been won or claimed elsewhere, so the wheel's page reads them again.
  const close = () => {
    readAgain('SpinSetup');
    closeModal();
  };
  const { state, check, reset, isBusy, confirm } = useClaim(coupon?.claimedBy ?? code, ({ isFromHere, state: end }) => {
    showToast('success', doneText(isFromHere ? t('claim.done', { label }) : money('outcome.done'), end));
    close();
  });
  const dismissRefusal = () => {
    reset();
    readAgain('Coupons', 'SpinSetup');
  };

  return (
    <ModalDialog
      title={t('claim.title')}
      onClose={close}
      actions={
        (coupon !== undefined || isBusy) && (
          <>
            <Button variant="secondary" onClick={close}>
              {common('cancel')}
            </Button>
            <Button isBusy={isBusy} busyLabel={t('claim.busy')} onClick={confirm}>
              {common('confirm')}
            </Button>
          </>
        )
      }
    >
      {(coupon !== undefined || isBusy) && (
        <div className={styles.coupon}>
          <StateArt kind="coupon" />
          <p className={styles.label}>{label}</p>
          {slice && slice.htmlDescription !== '' && <RichText text={slice.htmlDescription} />}
        </div>
      )}
      <ActionOutcome state={state} intent={claimCouponAction.intent} refusedAs="alert" onCheck={check} onClose={dismissRefusal} />
      {!coupon && !isBusy && (
        <QueryView query={coupons} failedTitle={t('coupons.failed')}>
          {() => <EmptyState art={<StateArt kind="coupon" />} title={t('claim.gone')} />}
        </QueryView>
      )}
    </ModalDialog>
  );
}

/** Delay before a confirmation counts, so that repeated taps confirm once. */
const confirmDelayMs = 500;

interface Claimed {
  /** False for a claim of an earlier visit, whose coupon is no longer known. */
  readonly isFromHere: boolean;
  readonly state: MoneyActionState;
}

/** Claims one coupon by the backend's code, once per confirmation. `onClaimed` is called once when it was claimed. */
function useClaim(code: string | number, onClaimed: (claimed: Claimed) => void) {
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
