import { claimInviteBonusAction } from '@wallet/api-client/invites';
import { isAboveZero, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isUnderWay, MoneyText, useConfirmedAction, useDoneText } from '@wallet/money';
import { Button, Card, ConfirmDialog, Notice, useToasts, keepExact } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from '../components/InviteBonus.module.scss';

export interface InviteBonusProps {
  /** null when not known. */
  readonly amount: Money | null;
  /** The amount is the last known one. */
  readonly isStale: boolean;
  readonly hiddenLabel: string | undefined;
}

/** The member's earnings from inviting friends, which can be received into the wallet. */
export function InviteBonus({ amount, isStale, hiddenLabel }: InviteBonusProps) {
  const { t } = useText('home');
  const { t: invite } = useText('invite');
  const { t: common } = useText('common');
  const { money } = useFormat();
  const doneText = useDoneText();
  const { showToast } = useToasts();
  const [isReceivedHere, setReceivedHere] = useState(false);
  const { state, check, reset, ask, confirmation } = useConfirmedAction(claimInviteBonusAction, undefined, (end) => {
    setReceivedHere(true);
    showToast('success', doneText(invite('receive.done'), end));
  });

  return (
    <Card>
      <div className={styles.bonus}>
        <div className={styles.words}>
          <span className={styles.label}>{t('inviteBonus')}</span>
          <MoneyText amount={amount} size="body" isStale={isStale} hiddenLabel={hiddenLabel} />
        </div>
        <Button variant="secondary" disabled={!isAboveZero(amount) || isUnderWay(state)} onClick={ask}>
          {t('receive')}
        </Button>
      </div>
      {state.phase !== 'refused' && state.phase !== 'running' && <ActionOutcome state={state} onCheck={check} onClose={reset} />}
      {/* Started before a reload. */}
      {state.phase === 'done' && !isReceivedHere && <Notice variant="success">{doneText(invite('receive.done'), state)}</Notice>}
      {confirmation && (
        <ConfirmDialog
          {...confirmation}
          title={invite('receive.askTitle')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={invite('receive.submit')}
        >
          <p>{keepExact(invite('receive.askText', { amount: money(amount) }))}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
