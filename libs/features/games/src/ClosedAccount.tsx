import { useApiDispatch, walletEndpoints } from '@wallet/api-client';
import { activateGameAction } from '@wallet/api-client/game-accounts';
import { ModalDialog } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { ActionOutcome, isInProgress, useDoneText, useMoneyAction, useReadAhead } from '@wallet/money';
import { Button, GamePicture, keepExact, useToasts } from '@wallet/ui-kit';
import type { AccountProps } from './use-transfer-and-play.ts';
import styles from './GameModal.module.scss';
import { SlotNotice } from './SlotNotice.tsx';

/** A game account that is not active yet. Once the wallet lists it as active, the dialog shows the active account instead. */
export function ClosedAccount({ account }: AccountProps) {
  const { t } = useText('game');
  const { showToast } = useToasts();
  const doneText = useDoneText();
  const dispatch = useApiDispatch();
  const { state, run, prepare, check, reset } = useMoneyAction(activateGameAction);
  useReadAhead(prepare, { code: account.code });

  const open = async () => {
    const end = await run({ code: account.code });
    if (end.phase === 'done') showToast('success', doneText(t('open.done'), end));
    // Already opened elsewhere: the wallet contains it.
    if (end.phase === 'refused' && end.error.kind === 'refused' && end.error.code === 'SLOT_ALREADY_ACTIVE') {
      const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
      await reading;
      reading.unsubscribe();
    }
  };

  return (
    <ModalDialog
      isName
      title={account.name}
      picture={<GamePicture code={account.code} category={account.category} background={account.background} isOpened={false} />}
      actions={
        <Button
          fullWidth
          disabled={state.phase === 'unknown'}
          isBusy={isInProgress(state)}
          busyLabel={t('open.busy')}
          onClick={() => void open()}
        >
          {t('open.submit')}
        </Button>
      }
    >
      <div className={styles.parts}>
        <SlotNotice code={account.code} />
        <div>
          <p className={styles.label}>{t('open.closed')}</p>
          <p>{keepExact(t('open.text', { name: account.name }), account.name)}</p>
        </div>
        <ActionOutcome state={state} onCheck={check} onClose={reset} />
      </div>
    </ModalDialog>
  );
}
