import { useText } from '@wallet/i18n';
import { isUnderWay, type MoneyActionState } from '@wallet/money';
import { Button, Card, ConfirmDialog } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './ActiveBonusCard.module.scss';

interface ActiveBonusCardProps {
  /** The operator's own name of the type. */
  readonly type: string;
  /** The state of the cancellation. */
  readonly state: MoneyActionState;
  /** Called when the confirmation dialog opens. */
  readonly onAsk: () => void;
  readonly onCancel: () => void;
}

/** The active bonus, which can be cancelled after a confirmation. */
export function ActiveBonusCard({ type, state, onAsk, onCancel }: ActiveBonusCardProps) {
  const { t } = useText('bonus');
  const { t: common } = useText('common');
  const typeText = useBonusType();
  const [isConfirming, setConfirming] = useState(false);

  const openConfirmation = () => {
    onAsk();
    setConfirming(true);
  };
  const confirm = () => {
    setConfirming(false);
    onCancel();
  };

  return (
    <>
      <Card variant="brand">
        <div className={styles.card}>
          <h2 className={styles.title}>{t('active.title')}</h2>
          <p>{t('active.type', { type: typeText(type) })}</p>
          <Button
            variant="secondary"
            size="small"
            fullWidth
            isBusy={isUnderWay(state)}
            busyLabel={t('active.cancelling')}
            onClick={openConfirmation}
          >
            {t('active.cancel')}
          </Button>
        </div>
      </Card>
      {isConfirming && (
        <ConfirmDialog
          variant="danger"
          title={t('active.askTitle')}
          closeLabel={common('close')}
          cancelLabel={t('active.keep')}
          confirmLabel={t('active.cancel')}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {t('active.askText')}
        </ConfirmDialog>
      )}
    </>
  );
}

const known = ['limit', 'day', 'week', 'promotion'] as const;

/** Returns a function that names a bonus type. Types unknown to this version keep the operator's name. */
function useBonusType(): (type: string) => string {
  const { t } = useText('bonus');
  return (type) => {
    const found = known.find((each) => each === type);
    return found ? t(`active.types.${found}`) : type || t('heading');
  };
}
