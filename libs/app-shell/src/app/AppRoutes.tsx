import { saveReturnTo } from '@wallet/session';
import { useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PageLoading, RouteBoundary } from '../router/RouteBoundary.tsx';
import { useIsLoggedIn, useApp } from '../store/app-context.ts';
import { Gate } from '../layouts/Gate.tsx';
import { PublicShell } from '../layouts/PublicShell.tsx';
import type { AppChunks, MemberAreaProps } from '../router/app-chunks.ts';
import type { LazyPart } from '../router/lazy-with-preload.tsx';
import { Page } from '../layouts/Page.tsx';
import { RouteFocus, useScrollPositions } from '../router/RouteFocus.tsx';
import { paths } from '../router/paths.ts';

/** The routes of the app. */
export function AppRoutes({ chunks }: { readonly chunks: AppChunks }) {
  const shownRef = useRef<string | null>(null);
  const positions = useScrollPositions();
  const routeFocus = <RouteFocus shownRef={shownRef} positions={positions} />;

  const renderNotice = ({ Component }: LazyPart) => (
    <RouteBoundary>
      <Component />
      {routeFocus}
    </RouteBoundary>
  );

  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.user} replace />} />
      <Route element={<PublicShell gates={chunks.gates} />}>
        {[...chunks.publicPages].map(([route, part]) => (
          <Route key={route.path} path={route.path} element={<Page route={route} part={part} routeFocus={routeFocus} />} />
        ))}
      </Route>
      <Route
        path={`${paths.user}/*`}
        element={
          <RequireAuth
            gates={chunks.gates}
            area={chunks.memberArea}
            routeFocus={routeFocus}
            notFound={renderNotice(chunks.notices.notFound)}
          />
        }
      />
      <Route path={paths.terminated} element={renderNotice(chunks.notices.terminated)} />
      <Route path="*" element={renderNotice(chunks.notices.notFound)} />
    </Routes>
  );
}

/** Redirects visitors to the login page, including members whose session ends. */
function RequireAuth({
  gates,
  area: Area,
  ...props
}: MemberAreaProps & Pick<AppChunks, 'gates'> & { readonly area: LazyPart<MemberAreaProps> }) {
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) return <LoginRedirect />;
  return (
    <Gate gates={gates}>
      <RouteBoundary>
        <Area.Component {...props} />
      </RouteBoundary>
    </Gate>
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
