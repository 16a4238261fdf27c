import { resetGamePasswordAction, useGetGameCredentialsQuery } from '@wallet/api-client/game-accounts';
import { QueryView, useApiErrorText, useLatest } from '@wallet/app-shell';
import { withoutBreakMarks, type GameAccount, type GameCredentials } from '@wallet/domain';
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
  const latest = useLatest(credentials);
  /** When those were read that a reset has replaced. */
  const [replaced, setReplaced] = useState<number>();
  const shown = credentials.fulfilledTimeStamp === replaced ? undefined : credentials.data;
  const { state, run } = useMoneyAction(resetGamePasswordAction);
  const [isConfirming, setConfirming] = useState(false);
  const isResetting = state.phase === 'running';

  const resetPassword = async () => {
    const before = credentials.fulfilledTimeStamp;
    const end = await run({ code });
    if (end.phase !== 'refused') setReplaced(before);
    setConfirming(false);
    if (end.phase === 'done') showToast('success', doneText(t('reset.done'), end));
    if (end.phase === 'refused' || end.phase === 'unknown') showToast('danger', errorText(end.error));
  };

  return (
    <section className={styles.section} aria-label={withoutBreakMarks(t('credentials.title'))}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('credentials.title')}</h3>
        {shown && (
          <Button variant="ghost" size="small" isBusy={isResetting} onClick={() => setConfirming(true)}>
            <span className={styles.reset}>
              <KeyIcon aria-hidden="true" size={18} />
              <span>{t('reset.submit')}</span>
            </span>
          </Button>
        )}
      </div>
      <QueryView query={{ ...credentials, data: shown }} failedTitle={t('credentials.failed')} loading={<Loading />}>
        {(read) => <CredentialFields credentials={read} latest={latest} />}
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

interface CredentialFieldsProps {
  readonly credentials: GameCredentials;
  readonly latest: () => Promise<GameCredentials | undefined> | null;
}

/** They are copied as they are at that moment: they may have been reset elsewhere. */
function CredentialFields({ credentials: { username, password }, latest }: CredentialFieldsProps) {
  const { t } = useText('game');
  const { t: common } = useText('common');
  const { showToast } = useToasts();
  const reportCopy = (copiedText: (text: string) => string) => (text: string, isCopied: boolean) =>
    showToast(isCopied ? 'success' : 'danger', isCopied ? copiedText(text) : common('copyFailed'));
  const latestOf = (key: keyof Pick<GameCredentials, 'username' | 'password'>, value: string) => () =>
    latest()?.then((read) => read?.[key] ?? value) ?? null;
  return (
    <div className={styles.rows}>
      <CopyField
        label={t('credentials.username')}
        value={username}
        latest={latestOf('username', username)}
        copyLabel={t('credentials.copyUsername')}
        onCopy={reportCopy((text) => common('copied', { text }))}
      />
      <CopyField
        label={t('credentials.password')}
        value={password}
        latest={latestOf('password', password)}
        copyLabel={t('credentials.copyPassword')}
        secret={{ showLabel: t('credentials.showPassword'), hideLabel: t('credentials.hidePassword') }}
        onCopy={reportCopy(() => t('credentials.copiedPassword'))}
      />
    </div>
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
