import { useText } from '@wallet/i18n';
import { useEffect } from 'react';
import { paths } from './paths.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { terminatedClass } from './terminated-class.ts';
import styles from './screens.module.scss';
import { Link } from './Link.tsx';

/** Shown if the operator closed the service. Its title is that of the not-found page. */
export function TerminatedPage() {
  const { t } = useText('common');
  useDocumentTitle('notFound');
  // Stays until a later check says that the service is open again.
  useEffect(() => document.body.classList.add(terminatedClass), []);
  return (
    <main className={styles.notice}>
      <h1>{t('terminated.heading')}</h1>
      <p>{t('terminated.text')}</p>
      {/* The login page checks again whether the service is closed. */}
      <Link to={paths.login} replace>
        {t('retry')}
      </Link>
    </main>
  );
}
