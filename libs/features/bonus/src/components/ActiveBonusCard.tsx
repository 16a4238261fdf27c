import { useText } from '@wallet/i18n';
import { isUnderWay, type MoneyActionState } from '@wallet/money';
import { Button, Card, ConfirmDialog } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './ActiveBonusCard.module.scss';
import { useBonusType } from './use-bonus-type.ts';

interface ActiveBonusCardProps {
  /** The operator's word for it. */
  readonly type: string;
  /** How giving it up stands. */
  readonly state: MoneyActionState;
  /** The member is asked whether they mean it. */
  readonly onAsk: () => void;
  readonly onCancel: () => void;
}

/** The bonus in use, which can be given up after a question. */
export function ActiveBonusCard({ type, state, onAsk, onCancel }: ActiveBonusCardProps) {
  const { t } = useText('bonus');
  const { t: common } = useText('common');
  const typeText = useBonusType();
  const [isAsking, setAsking] = useState(false);

  const ask = () => {
    onAsk();
    setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    onCancel();
  };

  return (
    <Card variant="raised">
      <div className={styles['card']}>
        <h2 className={styles['title']}>{t('active.title')}</h2>
        <p className={styles['type']}>{t('active.type', { type: typeText(type) })}</p>
        <Button variant="secondary" isBusy={isUnderWay(state)} busyLabel={t('active.cancelling')} onClick={ask}>
          {t('active.cancel')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          variant="danger"
          title={t('active.askTitle')}
          closeLabel={common('close')}
          cancelLabel={t('active.keep')}
          confirmLabel={t('active.cancel')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('active.askText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
