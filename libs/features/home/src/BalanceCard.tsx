import { LoadingNote, useApp, useAvailability, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Card, EarlyAmount, RevealButton, Skeleton } from '@wallet/ui-kit';
import type { Figures } from './figures/HomeFigures.tsx';
import styles from './BalanceCard.module.scss';

interface BalanceCardProps {
  /** null until the code that reads them has loaded. */
  readonly figures: Figures | null;
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
  readonly onToggleHidden: () => void;
}

/** The total, the wallet's share of it, and the age of the figures. */
export function BalanceCard({ figures, hiddenLabel, onToggleHidden }: BalanceCardProps) {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const { currencies } = useApp().definition.profile;
  const wallet = figures?.wallet;
  const Part = figures?.parts;
  const isLoading = !wallet;

  return (
    <Card variant="raised">
      <div className={styles.balance} aria-busy={isLoading}>
        <div className={styles.head}>
          <h2 className={styles.label}>{t('totalBalance')}</h2>
          <RevealButton
            isShown={hiddenLabel === undefined}
            showLabel={t('privacy.show')}
            hideLabel={t('privacy.hide')}
            onToggle={onToggleHidden}
          />
        </div>
        {wallet && Part ? (
          <Part.MoneyText amount={figures.total} size="display" isStale={figures.isStale} hiddenLabel={hiddenLabel} />
        ) : (
          <span className={styles.total}>
            <EarlyAmount currencies={Object.fromEntries(currencies.map((currency) => [currency, common(`currency.${currency}`)]))} />
            <Skeleton shape="amount" />
          </span>
        )}
        <p className={styles.part}>
          <span>{t('wallet')}</span>
          {wallet && Part ? (
            <Part.MoneyText amount={wallet.balance} size="body" isStale={figures.isStale} hiddenLabel={hiddenLabel} />
          ) : (
            <Skeleton shape="text" />
          )}
        </p>
        {Part && <Part.BalanceNotes failure={figures.failure} isOutOfDate={figures.isOutOfDate} />}
        <div>
          <p className={styles.age}>{Part && figures.lastSync !== null ? <Part.LastSync at={figures.lastSync} /> : t('neverChecked')}</p>
          {isLoading && <LoadingNote />}
        </div>
        <div className={styles.actions}>
          {/* Before the figures have loaded, a check is about to start anyway. */}
          <Button
            variant="secondary"
            isBusy={figures?.isChecking ?? false}
            busyLabel={t('checking')}
            onClick={() => void figures?.checkBalance()}
          >
            {figures?.failure === undefined ? t('check') : common('retry')}
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
