import { useText } from '@wallet/i18n';
import { useGetWalletQuery } from '@wallet/api-client';
import { Avatar } from '@wallet/ui-kit';
import { GreetingLine } from '../components/GreetingLine.tsx';

/** Greets the member by name, if the backend knows one. */
export function Greeting() {
  const { t } = useText('home');
  const { data: wallet, error } = useGetWalletQuery();
  const name = wallet?.name ?? '';
  return (
    <GreetingLine
      avatar={(wallet ? name !== '' : !error) && <Avatar name={name} />}
      text={name === '' ? t('heading') : t('greeting', { name })}
    />
  );
}
