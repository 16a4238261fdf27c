import { useWalletState } from '@wallet/api-client';
import { FeatureLink, paths, useApp, useLoginClock } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { readClockMark } from '@wallet/session';
import { Button, Dialog, Facts, Notice, Skeleton } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../parts/parts.module.scss';
import type { Currency } from '@wallet/domain';
import { MoneyText, useLastActs } from '@wallet/money';
import { useStatementSince } from '../parts/use-statement-since.ts';

/** Says how long the member has been logged in, and what came and went meanwhile. */
export function ReminderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText('play');
  const { t: common } = useText('common');
  const { session } = useApp();
  const elapsedMs = useLoginClock();
  const { duration } = useFormat();
  const currency = useWalletState().data?.currency;
  const [login] = useState(() => readClockMark(session.storage(), 'login'));
  const rest = useEffectEvent(useLastActs().rest);
  useEffect(() => rest(), []);

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

interface SessionFiguresProps {
  readonly sinceMs: number;
  readonly currency: Currency;
}

/** What came and went since a moment of the backend's clock, as the statement says. */
function SessionFigures({ sinceMs, currency }: SessionFiguresProps) {
  const { t } = useText('play');
  const sum = useStatementSince(sinceMs, currency);
  if (sum === undefined) return <Skeleton shape="block" />;
  if (sum === null) return <Notice variant="info">{t('reminder.notLoaded')}</Notice>;
  return (
    <Facts
      facts={[
        { label: t('reminder.deposits'), value: <MoneyText amount={sum.deposits} size="body" /> },
        { label: t('reminder.withdrawals'), value: <MoneyText amount={sum.withdrawals} size="body" /> },
        { label: t('reminder.difference'), value: <MoneyText amount={sum.difference} size="body" /> },
      ]}
    />
  );
}
