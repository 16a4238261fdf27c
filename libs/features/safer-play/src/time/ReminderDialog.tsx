import { useWalletState } from '@wallet/api-client';
import { FeatureLink, paths, useApp, useLoginClock } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { readClockMark } from '@wallet/session';
import { Button, Dialog, Facts } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from '../parts/parts.module.scss';
import { SessionFigures } from './SessionFigures.tsx';

/** Says how long the member has been logged in, and what came and went meanwhile. */
export function ReminderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText('play');
  const { t: common } = useText('common');
  const { session } = useApp();
  const elapsedMs = useLoginClock();
  const { duration } = useFormat();
  const currency = useWalletState().data?.currency;
  const [login] = useState(() => readClockMark(session.storage(), 'login'));

  return (
    <Dialog
      isAlert
      size="small"
      title={t('reminder.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => session.end('logged-out')}>
            {t('reminder.end')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('reminder.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <p>{t('reminder.text')}</p>
        <Facts facts={[{ label: t('time.sinceLogin'), value: elapsedMs === null ? '' : duration(elapsedMs) }]} />
        {login && currency && <SessionFigures sinceMs={login.serverMs ?? login.deviceMs} currency={currency} />}
        <FeatureLink to={paths.statement} onClick={onClose}>
          {common('titles.statement')}
        </FeatureLink>
      </div>
    </Dialog>
  );
}
