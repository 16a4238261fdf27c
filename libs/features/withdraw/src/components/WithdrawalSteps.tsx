import { useText } from '@wallet/i18n';
import styles from './WithdrawalSteps.module.scss';

/** How far a withdrawal is that was just requested, in the words of the tracker. */
export function WithdrawalSteps() {
  const { t } = useText('withdraw');
  const { t: money } = useText('money');
  return (
    <ol className={styles.steps}>
      <li data-state="done">{t('doneTitle')}</li>
      <li data-state="now" aria-current="step">
        {money('status.in-progress')}
      </li>
      <li>{t('paid')}</li>
    </ol>
  );
}
