import { useGetInfoQuery } from '@wallet/api-client';
import { useText } from '@wallet/i18n';

/** The name that the operator gives the product. */
export function OperatorName() {
  const { t } = useText('common');
  const { data: info } = useGetInfoQuery();
  return <span>{info?.name || t('productName')}</span>;
}
