import { useGetInfoQuery } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { SessionStoreProvider } from '../session-store/session-store.tsx';

/** The name that the operator gives the product. */
export function ProductName() {
  return (
    <SessionStoreProvider>
      <Name />
    </SessionStoreProvider>
  );
}

function Name() {
  const { t } = useText('common');
  const { data: info } = useGetInfoQuery();
  return <span>{info?.name || t('productName')}</span>;
}
