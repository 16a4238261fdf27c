import { useText } from '@wallet/i18n';
import { useId } from 'react';
import styles from './Conditions.module.scss';

/** The conditions of using a bonus or promotion, in plain words. */
export function Conditions() {
  const { t } = useText('bonus');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('rules.title')}
      </h3>
      <ul className={styles.list}>
        <li>{t('rules.one')}</li>
        <li>{t('rules.withdraw')}</li>
        <li>{t('rules.refund')}</li>
        <li>{t('rules.cancel')}</li>
      </ul>
    </section>
  );
}
