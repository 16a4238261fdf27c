import { useText } from '@wallet/i18n';
import { Notice } from './Notice.tsx';
import { paths } from '../router/paths.ts';
import styles from './Notice.module.scss';

/** Shown for unknown URLs. Keeps the session: a typing error must not log a member out. */
export function NotFoundPage() {
  const { t } = useText('common');
  return (
    <Notice to={paths.user} action={t('notFound.home')}>
      <p className={styles.figure}>404</p>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
    </Notice>
  );
}
