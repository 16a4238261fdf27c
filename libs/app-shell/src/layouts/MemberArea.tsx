import { useText } from '@wallet/i18n';
import { Brand, MemberLayout, OfflineBar, type LayoutLink } from '@wallet/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { AppContext, useApp, useSessionEpoch } from '../store/app-context.ts';
import { memberMenuOf } from '../router/definition.ts';
import type { MemberAreaProps, MemberParts } from '../router/app-chunks.ts';
import { Page } from './Page.tsx';
import { paths } from '../router/paths.ts';
import { useIsHydrated, ClientOnly } from './ClientOnly.tsx';
import { takeEarlySubmit } from '../boot/take-early.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { useModalLink } from '../modals/use-modal.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { lazyWithStore } from '../store/lazy-with-store.tsx';
import { Controls } from './Controls.tsx';
import { OperatorNotices } from './OperatorNotices.tsx';
import { useStoredOperatorName } from './use-stored-operator-name.ts';
import { useIsOnline } from './use-is-online.ts';
import { Link } from '../router/Link.tsx';

const MenuLink: LayoutLink = ({ to, ...rest }) => (typeof to === 'string' ? <Link to={to} {...rest} /> : <ModalLink to={to} {...rest} />);

/** A modal that is opened from the menu is one history entry, which closing removes. */
const ModalLink: LayoutLink = (props) => <Link {...useModalLink()} {...props} />;

const operatorName = lazyWithStore(async () => (await import('./OperatorName.tsx')).OperatorName);

/** All that members see. Parts that call the backend bring the store of the session. */
export function MemberArea({ definition, pages, modals, slots, routeFocus, notFound }: MemberParts & MemberAreaProps) {
  const services = useApp();
  const memberServices = useMemo(() => ({ ...services, definition }), [services, definition]);
  return (
    <AppContext value={memberServices}>
      <Routes>
        <Route element={<MemberShell modals={modals} slots={slots} />}>
          <Route index element={<Navigate to={paths.home} replace />} />
          {[...pages].map(([route, part]) => (
            <Route
              key={route.path}
              path={route.path.slice(paths.user.length + 1)}
              element={<Page route={route} part={part} routeFocus={routeFocus} />}
            />
          ))}
        </Route>
        <Route path="*" element={notFound} />
      </Routes>
    </AppContext>
  );
}

/** Layout of member pages. */
function MemberShell({ modals, slots }: Pick<MemberParts, 'modals' | 'slots'>) {
  const { t } = useText('common');
  const { definition, session } = useApp();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isHydrated = useIsHydrated();
  const epoch = useSessionEpoch();
  const storedName = <span>{useStoredOperatorName()}</span>;
  const logoutForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (logoutForm.current && takeEarlySubmit(logoutForm.current)) session.end('logged-out');
  }, [session]);

  return (
    <>
      <MemberLayout
        brand={
          <Brand
            name={
              <ErrorBoundary resetKey="" fallback={() => storedName}>
                <ClientOnly fallback={storedName}>
                  <operatorName.Component />
                </ClientOnly>
              </ErrorBoundary>
            }
            mark={definition.mark}
          />
        }
        controls={<Controls />}
        banner={
          <>
            <OfflineBar isOnline={isOnline} text={t('offline.text')} />
            <OperatorNotices />
          </>
        }
        skipLabel={t('skipToContent')}
        menuLabel={t('menu.label')}
        logoutLabel={t('logOut')}
        onLogout={() => session.end('logged-out')}
        logoutForm={logoutForm}
        linkAs={MenuLink}
        current={pathname}
        home={{ to: paths.home, label: t('menu.home') }}
        items={memberMenuOf(definition).map(({ label, ...item }) => ({ ...item, label: t(`menu.${label}`) }))}
      >
        {/* Nothing of a session is left on the page of the next one. */}
        <Outlet key={epoch} />
      </MemberLayout>
      <Slots slots={slots} />
      {isHydrated && <ModalHost modals={modals} slots={slots} />}
    </>
  );
}

/** Renders the slots of the current page after the page itself. If one cannot be loaded, the page works without it. */
function Slots({ slots }: Pick<MemberParts, 'slots'>) {
  const { pathname } = useLocation();
  return [...slots].map(
    ([{ on, inModal }, { Component }], index) =>
      inModal === undefined &&
      (on === undefined || on === pathname) && (
        <ErrorBoundary key={index} resetKey={pathname} fallback={() => null}>
          <ClientOnly fallback={null}>
            <Component />
          </ClientOnly>
        </ErrorBoundary>
      ),
  );
}
