import { toApiError } from '@wallet/api-client';
import { claimInviteBonusAction } from '@wallet/api-client/invites';
import { QueryView, useAvailability, useQuietRetries } from '@wallet/app-shell';
import { isAboveZero, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isUnderWay, MoneyText, useConfirmedAction, useDoneText, useMoneyWords } from '@wallet/money';
import { Button, Card, ConfirmDialog, Drawing, Notice, useToasts, keepExact, Skeleton } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import { useFigures } from './use-figures.ts';
import styles from './InviteBonus.module.scss';

/** The member's earnings from inviting friends, if the operator pays any. */
export function InviteBonus() {
  const { t } = useText('home');
  const { query, isStale } = useFigures();
  const { data, error } = query;
  const hasInvites = useAvailability().modal('invite');
  useEffect(() => {
    if (error) console.warn(`The wallet could not be loaded: ${toApiError(error).kind}`);
  }, [error]);
  // The money card says why.
  if (!data && error) return hasInvites && <ReceivableBonus amount={null} isStale={isStale} />;
  return (
    <QueryView query={query} failedTitle={t('failed')} loading={<InviteBonusLoading />}>
      {({ invite }) => hasInvites && invite && <ReceivableBonus amount={invite.amount} isStale={isStale} />}
    </QueryView>
  );
}

interface ReceivableBonusProps {
  /** null when not known. */
  readonly amount: Money | null;
  /** The amount is the last known one. */
  readonly isStale: boolean;
}

/** Earnings that can be received into the wallet. */
function ReceivableBonus({ amount, isStale }: ReceivableBonusProps) {
  const { t } = useText('home');
  const { t: invite } = useText('invite');
  const { t: common } = useText('common');
  const money = useMoneyWords();
  const doneText = useDoneText();
  const { showToast } = useToasts();
  const [isReceivedHere, setReceivedHere] = useState(false);
  const { state, check, reset, ask, confirmation } = useConfirmedAction(claimInviteBonusAction, undefined, (end) => {
    setReceivedHere(true);
    showToast('success', doneText(invite('receive.done'), end));
  });

  // Also where the outcome is not shown: on its button.
  useQuietRetries(isUnderWay(state));

  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.bonus}>
          <Drawing name="coins" />
          <div className={styles.words}>
            <span className={styles.label}>{t('inviteBonus')}</span>
            <MoneyText amount={amount} size="body" isStale={isStale} />
          </div>
          <Button variant="soft" size="small" disabled={!isAboveZero(amount) || isUnderWay(state)} onClick={ask}>
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
    </div>
  );
}

/** Keeps the room of the invite bonus while the wallet is loading. */
function InviteBonusLoading() {
  const { t } = useText('home');
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.bonus} aria-busy="true">
          <Drawing name="coins" />
          <div className={styles.words}>
            <span className={styles.label}>{t('inviteBonus')}</span>
            <Skeleton shape="text" />
          </div>
          <Button variant="soft" size="small" disabled>
            {t('receive')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
