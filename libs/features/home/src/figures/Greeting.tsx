import { useGetWalletQuery } from '@wallet/api-client';
import { useText } from '@wallet/i18n';
import { Avatar } from '@wallet/ui-kit';
import styles from './Greeting.module.scss';

/** The heading of the home page. Greets the member by name, if the backend knows one. */
export function Greeting() {
  const { t } = useText('home');
  const { data: wallet, error } = useGetWalletQuery();
  const name = wallet?.name ?? '';
  return (
    <div className={styles.greeting}>
      {(wallet ? name !== '' : !error) && <Avatar name={name} />}
      <h1 className={styles.name}>{name === '' ? t('heading') : t('greeting', { name })}</h1>
    </div>
  );
}
