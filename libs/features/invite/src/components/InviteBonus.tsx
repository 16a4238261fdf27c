import { claimInviteBonusAction } from '@wallet/api-client/invites';
import { isAboveZero, joinPercents, type InviteBonus as Earned } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, mayHaveActed, MoneyText, useConfirmedAction, useDoneText, useMoneyWords } from '@wallet/money';
import { Button, Card, ConfirmDialog, Notice } from '@wallet/ui-kit';
import { useEffect } from 'react';
import styles from './InviteBonus.module.scss';

/** The bonus for inviting friends and a button that receives it after a confirmation. null when the backend has no such bonus. */
export function InviteBonus({ bonus }: { readonly bonus: Earned | null }) {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const money = useMoneyWords();
  const doneText = useDoneText();
  const { state, check, reset, ask, confirmation } = useConfirmedAction(claimInviteBonusAction, undefined);
  // The page below may show the same action, so an outcome shown here is reset.
  useEffect(() => reset, [reset]);

  const amount = bonus?.amount ?? null;

  if (!bonus) return null;
  const percents = joinPercents(bonus);
  return (
    <Card variant="accent">
      <div className={styles.bonus}>
        <h3 className={styles.label}>{t('bonus')}</h3>
        <MoneyText amount={amount} size="display" />
        {percents !== '' && <p className={styles.none}>{t('rate', { percents })}</p>}
        {state.phase === 'done' && <Notice variant="success">{doneText(t('receive.done'), state)}</Notice>}
        <ActionOutcome state={state} onCheck={check} onClose={reset} />
        <Button fullWidth disabled={!isAboveZero(amount)} isBusy={isUnderWay(state)} busyLabel={t('receive.busy')} onClick={ask}>
          {t('receive.submit')}
        </Button>
        {amount !== null && !isAboveZero(amount) && !mayHaveActed(state) && <p className={styles.none}>{t('receive.none')}</p>}
      </div>
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          title={t('receive.askTitle')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('receive.submit')}
        >
          {t('receive.askText', { amount: money(amount) })}
        </ConfirmDialog>
      )}
    </Card>
  );
}
