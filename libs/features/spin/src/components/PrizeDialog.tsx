import type { SliceName } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Dialog, StateArt } from '@wallet/ui-kit';
import styles from './PrizeDialog.module.scss';

/** What a spin won: a coupon, none, or not known yet because the wheel stopped at a blank and a coupon may still be booked. */
export type PrizeKind = 'coupon' | 'none' | 'unknown';

interface PrizeDialogProps {
  /** Its label is empty when not known. */
  readonly won: SliceName;
  readonly kind: PrizeKind;
  readonly onClose: () => void;
}

/** The result of a spin: the prize, or where the wheel stopped. */
export function PrizeDialog({ won: { code, label }, kind, onClose }: PrizeDialogProps) {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const isWon = kind === 'coupon';
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
          {texts[kind]}
        </p>
      </div>
    </Dialog>
  );
}
