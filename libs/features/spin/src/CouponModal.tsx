import { useReadAgain } from '@wallet/api-client';
import { claimCouponAction } from '@wallet/api-client/spin-wheel';
import { ModalDialog, QueryView, useModal, useModalDetail } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionOutcome } from '@wallet/money';
import { Button, EmptyState, RichText, StateArt } from '@wallet/ui-kit';
import styles from './CouponModal.module.scss';
import { useCoupon } from './components/use-coupon.ts';

/** Asks for confirmation before a coupon is claimed, with the operator's description. Its address contains the backend's code. */
export function CouponModal() {
  const code = useModalDetail('coupon') ?? '';
  return <OneCoupon key={code} code={code} />;
}

function OneCoupon({ code }: { readonly code: string }) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const { close: closeModal } = useModal();
  const readAgain = useReadAgain();
  // Prizes may have been won or claimed elsewhere, so the wheel's page reads them again.
  const close = () => {
    readAgain('SpinSetup');
    closeModal();
  };
  const { coupons, coupon, label, description, state, check, isBusy, confirm, dismissRefusal } = useCoupon(code, close);

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
          {description !== '' && <RichText text={description} />}
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
