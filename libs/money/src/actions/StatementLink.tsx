import { FeatureLink, paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { buttonLook } from '@wallet/ui-kit';

/** Goes from an outcome to the statement, which has the receipt. It takes the place of the outcome in the history. */
export function StatementLink() {
  const { t } = useText('common');
  return (
    <FeatureLink {...buttonLook('ghost', 'small')} to={paths.statement} replace>
      {t('titles.statement')}
    </FeatureLink>
  );
}
