import { ClientOnly, useApp, useAvailability, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Card, EarlyAmount, RevealButton, Skeleton } from '@wallet/ui-kit';
import { useState } from 'react';
import { BalancePartsList } from './components/BalancePartsList.tsx';
import { LastCheckRow } from './components/LastCheckRow.tsx';
import { lazyFigures } from './lazy-figures.ts';
import styles from './BalanceCard.module.scss';

interface BalanceCardProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
  readonly onToggleHidden: () => void;
}

/** The total, its age, and where the money is. */
export function BalanceCard({ hiddenLabel, onToggleHidden }: BalanceCardProps) {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const { currencies } = useApp().definition.profile;
  const [isTotalShown, setTotalShown] = useState(false);

  return (
    <Card variant="brand">
      <div className={styles.balance}>
        <div className={styles.head}>
          <h2 className={styles.label}>{t('totalBalance')}</h2>
          <RevealButton
            isShown={hiddenLabel === undefined}
            showLabel={t('privacy.show')}
            hideLabel={t('privacy.hide')}
            onToggle={onToggleHidden}
          />
        </div>
        <span className={styles.total}>
          <ClientOnly fallback={null}>
            <lazyFigures.total.Component hiddenLabel={hiddenLabel} onShow={() => setTotalShown(true)} />
          </ClientOnly>
          {/* It stays in its place, so that its amount is visible until the app shows its own. */}
          {!isTotalShown && (
            <>
              <EarlyAmount currencies={Object.fromEntries(currencies.map((currency) => [currency, common(`currency.${currency}`)]))} />
              <Skeleton shape="amount" />
            </>
          )}
        </span>
        <ClientOnly
          fallback={
            // Without use until the figures are being read, so that nothing in use is replaced then.
            <div inert>
              <LastCheckRow age={t('neverChecked')}>{t('check')}</LastCheckRow>
            </div>
          }
        >
          <lazyFigures.lastCheck.Component />
        </ClientOnly>
        <ClientOnly fallback={<BalancePartsList />}>
          <lazyFigures.balanceParts.Component hiddenLabel={hiddenLabel} />
        </ClientOnly>
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
    </Card>
  );
}
