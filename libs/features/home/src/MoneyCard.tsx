import { ClientOnly, useApp, useAvailability, useModal } from '@wallet/app-shell';
import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Avatar, BrandGround, EarlyAmount, RevealButton, Skeleton, TransferIcon } from '@wallet/ui-kit';
import { useState } from 'react';
import { BalancePartsList } from './components/BalancePartsList.tsx';
import { GreetingLine } from './components/GreetingLine.tsx';
import { LastCheckRow } from './components/LastCheckRow.tsx';
import { Widgets } from './Widgets.tsx';
import { lazyFigures } from './lazy-figures.ts';
import styles from './MoneyCard.module.scss';

interface MoneyCardProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
  readonly onToggleHidden: () => void;
}

/** The total, its age, where the money is, and what the member can do with it. */
export function MoneyCard({ hiddenLabel, onToggleHidden }: MoneyCardProps) {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const { profile, ornament } = useApp().definition;
  const [isTotalShown, setTotalShown] = useState(false);
  const currencies = Object.fromEntries(profile.currencies.map((currency) => [currency, common(`currency.${currency}`)]));

  return (
    <section className={styles.card} aria-label={withoutBreakMarks(t('totalBalance'))}>
      <div className={styles.ground}>
        <BrandGround ornament={ornament} />
      </div>
      <div className={styles.who} data-ground="brand">
        <ClientOnly fallback={<GreetingLine avatar={<Avatar name="" />} text={t('heading')} />}>
          <lazyFigures.greeting.Component />
        </ClientOnly>
      </div>
      <div className={styles.balance} data-ground="brand">
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
              <EarlyAmount currencies={currencies} />
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
      </div>
      <div className={styles.parts} data-ground="brand">
        <ClientOnly fallback={<BalancePartsList />}>
          <lazyFigures.balanceParts.Component hiddenLabel={hiddenLabel} />
        </ClientOnly>
        {availability.modal('transfer') && (
          <button
            type="button"
            className={styles.transfer}
            onPointerDown={() => preload('transfer')}
            onFocus={() => preload('transfer')}
            onClick={() => open('transfer')}
          >
            <TransferIcon aria-hidden="true" size={18} />
            <span>{t('widgets.transfer')}</span>
          </button>
        )}
      </div>
      <Widgets />
    </section>
  );
}
