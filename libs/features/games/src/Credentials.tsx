import { resetGamePasswordAction, useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { QueryView, useApiErrorText } from '@wallet/app-shell';
import { withoutBreakMarks, type GameAccount } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useDoneText, useMoneyAction } from '@wallet/money';
import { Button, ConfirmDialog, CopyField, KeyIcon, keepExact, Skeleton, useToasts } from '@wallet/ui-kit';
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
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('credentials.title')}</h3>
        {!credentials.error && credentials.data && (
          <Button variant="ghost" size="small" isBusy={isResetting} onClick={() => setConfirming(true)}>
            <span className={styles.reset}>
              <KeyIcon aria-hidden="true" size={18} />
              <span>{t('reset.submit')}</span>
            </span>
          </Button>
        )}
      </div>
      <QueryView query={{ ...credentials, data: shown }} failedTitle={t('credentials.failed')} loading={<Loading />}>
        {({ username, password }) => (
          <div className={styles.rows}>
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
          </div>
        )}
      </QueryView>
      {isConfirming && (
        <ConfirmDialog
          title={t('reset.askTitle')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('reset.submit')}
          variant="danger"
          isBusy={isResetting}
          busyLabel={t('reset.busy')}
          onConfirm={() => void resetPassword()}
          onClose={() => setConfirming(false)}
        >
          <p>{keepExact(t('reset.askText', { name }), name)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  );
}
