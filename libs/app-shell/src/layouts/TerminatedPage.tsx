import { useText } from '@wallet/i18n';
import { useEffect } from 'react';
import { Notice } from './Notice.tsx';
import { paths, terminatedClass } from '../router/paths.ts';

/** Shown if the operator closed the service. Its title is that of the not-found page. */
export function TerminatedPage() {
  const { t } = useText('common');
  // Stays until a later check says that the service is open again.
  useEffect(() => document.body.classList.add(terminatedClass), []);
  return (
    // The login page checks again whether the service is closed.
    <Notice to={paths.login} action={t('retry')}>
      <h1>{t('terminated.heading')}</h1>
      <p>{t('terminated.text')}</p>
    </Notice>
  );
}
