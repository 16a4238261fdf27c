import { saveReturnTo } from '@wallet/session';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useOpenModal } from '../modals/use-open-modal.ts';
import { PageLoading } from '../notices/PageLoading.tsx';
import { useIsLoggedIn } from '../context/use-session.ts';
import { PublicShell } from '../layouts/PublicShell.tsx';
import { useApp } from '../context/app-context.ts';
import type { AppChunks } from '../lazy/app-chunks.ts';
import type { LazyPart } from '../lazy/lazy-with-preload.tsx';
import type { FeatureRoute, TitleKey } from '../definition/definition.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { paths } from '../addresses/paths.ts';
import { useDocumentTitle } from '../texts/use-document-title.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

/** The routes of the app. */
export function AppRoutes({ chunks }: { readonly chunks: AppChunks }) {
  const { definition } = useApp();
  const routes = useMemo(() => definition.features.flatMap((feature) => feature.routes), [definition]);
  const shownRef = useRef<string | null>(null);
  const positions = useScrollPositions();
  const routeFocus = <RouteFocus shownRef={shownRef} positions={positions} />;
  const renderRoutes = (access: FeatureRoute['access']) =>
    routes
      .filter((route) => route.access === access)
      .map((route) => (
        <Route key={route.path} path={route.path} element={<Page route={route} chunks={chunks} routeFocus={routeFocus} />} />
      ));

  const renderNotice = ({ Component }: LazyPart) => (
    <RouteBoundary>
      <Component />
      {routeFocus}
    </RouteBoundary>
  );

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.user} replace />} />
      <Route element={<PublicShell />}>{renderRoutes('public')}</Route>
      <Route element={<RequireAuth chunks={chunks} />}>
        <Route path={paths.user} element={<Navigate to={paths.home} replace />} />
        {renderRoutes('member')}
      </Route>
      <Route path={paths.terminated} element={renderNotice(chunks.notices.terminated)} />
      <Route path="*" element={renderNotice(chunks.notices.notFound)} />
    </Routes>
  );
}

interface PageProps {
  readonly route: FeatureRoute;
  readonly chunks: AppChunks;
  /** Rendered after the page. */
  readonly routeFocus: ReactNode;
}

function Page({ route, chunks, routeFocus }: PageProps) {
  const part = chunks.pages.get(route);
  if (!part) return null;
  return (
    <>
      {/* Before the page, so that a page can set a more specific title, such as the step of a form. */}
      <Title page={route.title} />
      <RouteBoundary>
        <part.Component />
        {routeFocus}
      </RouteBoundary>
    </>
  );
}

function Title({ page }: { readonly page: TitleKey }) {
  useDocumentTitle(useOpenModal()?.title ?? page);
  return null;
}

/** Redirects visitors to the login page, including members whose session ends. */
function RequireAuth({ chunks }: { readonly chunks: AppChunks }) {
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) return <LoginRedirect />;
  const Area = chunks.memberArea.Component;
  return (
    <RouteBoundary>
      <Area />
    </RouteBoundary>
  );
}

function LoginRedirect() {
  const { tab } = useApp();
  const { pathname, search } = useLocation();
  useEffect(() => saveReturnTo(tab, pathname, search), [tab, pathname, search]);
  return (
    <>
      {/* Shown until the login page has loaded. */}
      <PageLoading />
      <Navigate to={paths.login} replace />
    </>
  );
}

function RouteBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
