import { useText } from '@wallet/i18n';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import styles from './PrizeDialog.module.scss';

interface PrizeDialogProps {
  /** The label of the slice that won; '' when not known. */
  readonly label: string;
  /** Whether the spin won a coupon, as far as that is known; null while loading. */
  readonly isCoupon: boolean | null;
  readonly onClose: () => void;
}

/** The result of a spin: the prize, or that nothing was won this time. */
export function PrizeDialog({ label, isCoupon, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const won = label === '' ? t('prize.unnamed') : t('prize.text', { label });
  const other = isCoupon === null ? common('loading') : t('prize.none');
  // A prize without a label can only be found among the coupons.
  const isWon = isCoupon ?? label === '';
  return (
    <Dialog
      isAlert
      size="small"
      title={isWon ? t('prize.title') : t('wheel.stopped', { label })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button fullWidth onClick={onClose}>
          {common('confirm')}
        </Button>
      }
    >
      <div className={styles['prize']} data-won={isWon}>
        <StateArt kind="coupon" />
        <p className={styles['text']} role="status">
          {isWon ? won : other}
        </p>
      </div>
    </Dialog>
  );
}
