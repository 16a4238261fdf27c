import { useText } from '@wallet/i18n';
import { useDocumentTitle } from './use-document-title.ts';
import { paths } from './paths.ts';
import styles from './screens.module.scss';
import { Link } from './Link.tsx';

/** Shown for unknown URLs. Keeps the session: a typing error must not log a member out. */
export function NotFoundPage() {
  const { t } = useText('common');
  useDocumentTitle('notFound');
  return (
    <main className={styles.notice}>
      <p className={styles.figure}>404</p>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <Link to={paths.user} replace>
        {t('notFound.home')}
      </Link>
    </main>
  );
}
