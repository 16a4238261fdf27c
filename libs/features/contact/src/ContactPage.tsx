import { useApiStore, useGetContactQuery, type ContactDetails } from '@wallet/api-client';
import { lazyOr, paths, QueryView, useApp, useIsHydrated } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { caseTold, selectCase, type SupportCase } from '@wallet/money/support-case';
import { Card, EmptyState, PictureOnRequest, SafeHtml, SafeImage, SafeLink, safeUrl, SidebarLayout, useIsHtmlReady } from '@wallet/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styles from './ContactPage.module.scss';

/** Loaded after the page, which is complete without it. */
const SupportChat = lazyOr(
  () => import('./SupportChat.tsx'),
  'SupportChat',
  () => null,
);

/** The operator's contact details, their chat app, and the version to name when asking for help. */
export function ContactPage() {
  const { t, language } = useText('contact');
  const { version, settings } = useApp().definition;
  const hours = settings?.supportHours?.[language];
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const contact = useGetContactQuery();
  const isHtmlReady = useIsHtmlReady();
  const told = useTakenCase();
  const chat = isHydrated && (
    <Suspense fallback={null}>
      <SupportChat told={told} />
    </Suspense>
  );

  return (
    <div className={styles.page} data-spaced={pathname === paths.memberContact}>
      <SidebarLayout
        sidebar={
          <div>
            <h1>{t('heading')}</h1>
            <p className={styles.version}>{t('version', { version })}</p>
          </div>
        }
      >
        {told.length > 0 && chat}
        {hours !== undefined && <p>{t('hours', { hours })}</p>}
        <QueryView query={{ ...contact, data: isHtmlReady ? contact.data : undefined }} failedTitle={t('failed')}>
          {(details) => <ContactCards contact={details} />}
        </QueryView>
        {told.length === 0 && chat}
      </SidebarLayout>
    </div>
  );
}

/** What the member wants to tell support. It is taken once: the page that is opened the next time begins without it. */
function useTakenCase(): SupportCase {
  const { dispatch } = useApiStore();
  const [told] = useState(useSelector(selectCase));
  useEffect(() => void dispatch(caseTold([])), [dispatch]);
  return told;
}

function ContactCards({ contact: { contactText, lineName, lineLink, lineQR } }: { readonly contact: ContactDetails }) {
  const { t } = useText('contact');
  const link = safeUrl(lineLink, 'link');
  const qr = safeUrl(lineQR, 'image');
  // What cannot be opened can still be typed.
  const address = `${lineName} ${lineLink}`.trim();
  const hasApp = qr !== null || address !== '';
  if (!contactText && !hasApp) return <EmptyState title={t('empty')} />;
  return (
    <div className={styles.cards}>
      {contactText && (
        <Card>
          <SafeHtml html={contactText} />
        </Card>
      )}
      {hasApp && (
        <Card>
          <div className={styles.app}>
            <h2 className={styles.title}>{t('chatApp')}</h2>
            {qr !== null && (
              <PictureOnRequest src={qr} name={t('qrAlt', { name: lineName })}>
                <SafeImage src={qr} alt={t('qrAlt', { name: lineName })} className={styles.qr} />
              </PictureOnRequest>
            )}
            {link !== null ? (
              <SafeLink href={link}>
                <span translate={lineName ? 'no' : undefined}>{lineName || t('openChatApp')}</span>
              </SafeLink>
            ) : (
              address !== '' && <p translate="no">{address}</p>
            )}
          </div>
        </Card>
      )}
    </div>
  );
}
