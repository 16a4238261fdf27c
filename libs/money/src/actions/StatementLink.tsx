import { FeatureLink, paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import styles from './StatementLink.module.scss';

/** Goes from an outcome to the statement, which has the receipt. It takes the place of the outcome in the history. */
export function StatementLink() {
  const { t } = useText('common');
  return (
    <FeatureLink className={styles.link} to={paths.statement} replace>
      {t('titles.statement')}
    </FeatureLink>
  );
}
