import type { CallError } from '@wallet/api-client';
import { LoadingNote, StaleNote, useApp, useModal, useNow, useAvailability } from '@wallet/app-shell';
import type { Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { Button, Card, EarlyAmount, RevealButton, Skeleton, SlowNote } from '@wallet/ui-kit';
import styles from './BalanceCard.module.scss';

interface BalanceCardProps {
  /** null when a part of it is not known. */
  readonly total: Money | null;
  readonly walletBalance: Money | null;
  /** True until the first figures have loaded. */
  readonly isLoading: boolean;
  readonly isChecking: boolean;
  /** Why the last check failed; the figures are then the last known ones. */
  readonly failure: CallError | undefined;
  /** Money has moved since the figures were read. */
  readonly isOutOfDate: boolean;
  /** The time of the last check, in milliseconds. */
  readonly lastSync: number | null;
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
  readonly onToggleHidden: () => void;
  readonly onCheck: () => void;
}

const ageEveryMs = 1000;

/** A refresh normally takes less time than this. */
const slowAfterMs = 1000;

/** The total, the wallet's share of it, and the age of the figures. */
export function BalanceCard(props: BalanceCardProps) {
  const { total, walletBalance, isLoading, isChecking, failure, isOutOfDate, lastSync, hiddenLabel, onToggleHidden, onCheck } = props;
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { t: money } = useText('money');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const format = useFormat();
  const { currencies } = useApp().definition.profile;
  const isStale = failure !== undefined || isOutOfDate;

  return (
    <Card variant="raised">
      <div className={styles['balance']} aria-busy={isLoading}>
        <div className={styles['head']}>
          <h2 className={styles['label']}>{t('totalBalance')}</h2>
          <RevealButton
            isShown={hiddenLabel === undefined}
            showLabel={money('privacy.show')}
            hideLabel={money('privacy.hide')}
            onToggle={onToggleHidden}
          />
        </div>
        {isLoading ? (
          <span className={styles['total']}>
            <EarlyAmount currencies={Object.fromEntries(currencies.map((currency) => [currency, format.currency(currency)]))} />
            <Skeleton shape="amount" />
          </span>
        ) : (
          <MoneyText amount={total} size="display" isStale={isStale} hiddenLabel={hiddenLabel} />
        )}
        <p className={styles['part']}>
          <span>{t('wallet')}</span>
          {isLoading ? (
            <Skeleton shape="text" />
          ) : (
            <MoneyText amount={walletBalance} size="body" isStale={isStale} hiddenLabel={hiddenLabel} />
          )}
        </p>
        {failure !== undefined && <StaleNote error={failure} />}
        {failure === undefined && isOutOfDate && <SlowNote afterMs={slowAfterMs} text={common('amount.stale')} />}
        <div>
          <LastSync at={lastSync} />
          {isLoading && <LoadingNote />}
        </div>
        <div className={styles['actions']}>
          <Button variant="secondary" isBusy={isChecking} busyLabel={t('checking')} onClick={onCheck}>
            {failure === undefined ? t('check') : common('retry')}
          </Button>
          {availability.modal('transfer') && (
            <Button
              variant="secondary"
              onPointerDown={() => preload('transfer')}
              onFocus={() => preload('transfer')}
              onClick={() => open('transfer')}
            >
              {t('widgets.transfer')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Updates every second. It is no live region: screen readers would announce it without end. */
function LastSync({ at }: { readonly at: number | null }) {
  const { t } = useText('home');
  const { relative, dateTime } = useFormat();
  const now = useNow(ageEveryMs);
  if (at === null) return <p className={styles['age']}>{t('neverChecked')}</p>;
  return (
    <p className={styles['age']}>
      <time dateTime={new Date(at).toISOString()} title={dateTime(at)}>
        {t('lastChecked', { ago: relative(at, now) })}
      </time>
    </p>
  );
}
