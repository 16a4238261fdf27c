import { useText } from '@wallet/i18n';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import styles from './PrizeDialog.module.scss';

interface PrizeDialogProps {
  /** The label of the slice that won; '' when not known. */
  readonly label: string;
  /** False when the slice is known to carry no prize. */
  readonly isWon: boolean;
  readonly onClose: () => void;
}

/** The result of a spin: the prize, or that nothing was won this time. */
export function PrizeDialog({ label, isWon, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const won = label === '' ? t('prize.unnamed') : t('prize.text', { label });
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
      <div className={styles.prize} data-won={isWon}>
        <div className={styles.picture}>
          {isWon && (
            <svg className={styles.burst} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
              <circle r="40" />
              <circle r="46" />
            </svg>
          )}
          <StateArt kind="coupon" />
        </div>
        <p className={styles.text} role="status">
          {isWon ? won : t('prize.none')}
        </p>
      </div>
    </Dialog>
  );
}
