import { useApp, useAvailability, useModal } from '@wallet/app-shell';
import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { BrandGround, RevealButton, TransferIcon } from '@wallet/ui-kit';
import { BalanceParts } from './figures/BalanceParts.tsx';
import { Greeting } from './figures/Greeting.tsx';
import { LastCheck } from './figures/LastCheck.tsx';
import { Total } from './figures/Total.tsx';
import { Widgets } from './Widgets.tsx';
import styles from './MoneyCard.module.scss';

interface MoneyCardProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
  readonly onToggleHidden: () => void;
}

/** The total, its age, where the money is, and what the member can do with it. */
export function MoneyCard({ hiddenLabel, onToggleHidden }: MoneyCardProps) {
  const { t } = useText('home');
  const { open, preload } = useModal();
  const availability = useAvailability();
  const { ornament } = useApp().definition;

  return (
    <section className={styles.card} aria-label={withoutBreakMarks(t('totalBalance'))}>
      <div className={styles.ground}>
        <BrandGround ornament={ornament} />
      </div>
      <div className={styles.who} data-ground="brand">
        <Greeting />
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
          <Total hiddenLabel={hiddenLabel} />
        </span>
        <LastCheck />
      </div>
      <div className={styles.parts} data-ground="brand">
        <BalanceParts hiddenLabel={hiddenLabel} />
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
