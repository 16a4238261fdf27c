import { useText } from '@wallet/i18n';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import styles from './PrizeDialog.module.scss';

interface PrizeDialogProps {
  /** What the operator calls the slice that won; '' where that is not known. */
  readonly label: string;
  /** A coupon came of it, as far as anybody knows; otherwise the slice was none. */
  readonly isCoupon: boolean;
  readonly onClose: () => void;
}

/** The end of a spin: what was won, or that it was nothing this time. */
export function PrizeDialog({ label, isCoupon, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const won = label === '' ? t('prize.unnamed') : t('prize.text', { label });
  return (
    <Dialog
      isAlert
      size="small"
      title={isCoupon ? t('prize.title') : t('wheel.stopped', { label })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          {common('confirm')}
        </Button>
      }
    >
      <div className={styles['prize']} data-won={isCoupon}>
        <StateArt kind="coupon" />
        <p className={styles['text']}>{isCoupon ? won : t('prize.none')}</p>
      </div>
    </Dialog>
  );
}
