import { useText } from '@wallet/i18n';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import styles from './PrizeDialog.module.scss';

interface PrizeDialogProps {
  /** What the operator calls the slice that won; '' where that is not known. */
  readonly label: string;
  /** A coupon came of it, as far as anybody knows; otherwise the slice was none. null while that is being read. */
  readonly isCoupon: boolean | null;
  readonly onClose: () => void;
}

/** The end of a spin: what was won, or that it was nothing this time. */
export function PrizeDialog({ label, isCoupon, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const won = label === '' ? t('prize.unnamed') : t('prize.text', { label });
  const other = isCoupon === null ? common('loading') : t('prize.none');
  // A prize that nobody named is among the coupons, if anywhere.
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
