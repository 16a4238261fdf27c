import { FeatureLink, paths, useApp, useAvailability, useModal } from '@wallet/app-shell';
import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { AmountsSwitch } from '@wallet/money';
import { BrandGround, TransferIcon } from '@wallet/ui-kit';
import { BalanceParts, Total } from './figures/Balance.tsx';
import { Greeting } from './figures/Greeting.tsx';
import { LastCheck } from './figures/LastCheck.tsx';
import { Widgets } from './Widgets.tsx';
import styles from './MoneyCard.module.scss';

/** The total, its age, where the money is, and what the member can do with it. */
export function MoneyCard() {
  const { t } = useText('home');
  const { t: common } = useText('common');
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
          <AmountsSwitch />
          <FeatureLink to={paths.overview} className={styles.overview}>
            {common('titles.overview')}
          </FeatureLink>
        </div>
        <span className={styles.total}>
          <Total />
        </span>
        <LastCheck />
      </div>
      <div className={styles.parts} data-ground="brand">
        <BalanceParts />
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
