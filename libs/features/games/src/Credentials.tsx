import { resetGamePasswordAction, useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { QueryView, useApiErrorText } from '@wallet/app-shell';
import { withoutBreakMarks, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useDoneText, useMoneyAction } from '@wallet/money';
import { Button, ConfirmDialog, CopyField, useToasts } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './GameModal.module.scss';

/** The member's login at the provider. Fetched when shown, dropped when the dialog closes, and never stored. */
export function Credentials({ account: { code, name } }: { readonly account: GameAccount }) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const doneText = useDoneText();
  const { showToast } = useToasts();
  const credentials = useGetGameCredentialsQuery(code);
  // The password may have changed while it is being refetched.
  const shown = credentials.isFetching || credentials.error ? undefined : credentials.data;
  const { state, run } = useMoneyAction(resetGamePasswordAction);
  const [isConfirming, setConfirming] = useState(false);
  const isResetting = state.phase === 'running';

  const reportCopy = (copiedText: string) => (_value: string, isCopied: boolean) =>
    showToast(isCopied ? 'success' : 'danger', isCopied ? copiedText : common('copyFailed'));

  const resetPassword = async () => {
    const end = await run({ code });
    setConfirming(false);
    if (end.phase === 'done') showToast('success', doneText(t('reset.done'), end));
    if (end.phase === 'refused' || end.phase === 'unknown') showToast('danger', errorText(end.error));
  };

  return (
    <section className={styles.section} aria-label={withoutBreakMarks(t('credentials.title'))}>
      <h3 className={styles.heading}>{t('credentials.title')}</h3>
      <QueryView query={{ ...credentials, data: shown }} failedTitle={t('credentials.failed')}>
        {({ username, password }) => (
          <>
            <CopyField
              label={t('credentials.username')}
              value={username}
              copyLabel={t('credentials.copyUsername')}
              onCopy={reportCopy(common('copied', { text: username }))}
            />
            <CopyField
              label={t('credentials.password')}
              value={password}
              copyLabel={t('credentials.copyPassword')}
              secret={{ showLabel: t('credentials.showPassword'), hideLabel: t('credentials.hidePassword') }}
              onCopy={reportCopy(t('credentials.copiedPassword'))}
            />
            <Button variant="ghost" isBusy={isResetting} onClick={() => setConfirming(true)}>
              {t('reset.submit')}
            </Button>
          </>
        )}
      </QueryView>
      {isConfirming && (
        <ConfirmDialog
          title={t('reset.askTitle', { name })}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('reset.submit')}
          variant="danger"
          isBusy={isResetting}
          busyLabel={t('reset.busy')}
          onConfirm={() => void resetPassword()}
          onClose={() => setConfirming(false)}
        >
          <p>{t('reset.askText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
