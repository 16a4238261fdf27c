import { useText } from '@wallet/i18n';
import { Brand, MemberFrame, OfflineBar } from '@wallet/ui-kit';
import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { useGetInfoQuery } from '@wallet/api-client';
import { ApiArea } from '../api/ApiArea.tsx';
import { useApp } from '../app/app-context.ts';
import { paths } from '../app/paths.ts';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { Controls } from './Controls.tsx';
import { useIsOnline } from './use-is-online.ts';

const ConditionsDialog = lazy(async () => ({ default: (await import('./ConditionsDialog.tsx')).ConditionsDialog }));

const MoneyOutcomes = lazy(async () => ({ default: (await import('../money/MoneyOutcomes.tsx')).MoneyOutcomes }));

/** The frame for members, with everything inside that one session may see. */
export function MemberArea() {
  return (
    <ApiArea>
      <MemberShell />
    </ApiArea>
  );
}

function MemberShell() {
  const { t } = useText('common');
  const { session } = useApp();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isHydrated = useIsHydrated();
  const { data: info } = useGetInfoQuery();
  const [search, setSearch] = useSearchParams();

  return (
    <>
      <MemberFrame
        brand={<Brand name={info?.name || t('productName')} />}
        controls={<Controls />}
        banner={<OfflineBar isOnline={isOnline} text={t('offline.text')} />}
        skipLabel={t('skipToContent')}
        menuLabel={t('menu.label')}
        logoutLabel={t('logOut')}
        onLogout={() => session.end('logged-out')}
        linkAs={Link}
        current={pathname}
        home={{ to: paths.home, label: t('menu.home') }}
        items={[
          { to: { search: '?modal=conditions' }, label: t('menu.conditions'), icon: 'conditions' },
          { to: paths.memberContact, label: t('menu.contact'), icon: 'contact' },
        ]}
      >
        <Outlet />
      </MemberFrame>
      {isHydrated && (
        <Suspense fallback={null}>
          <MoneyOutcomes />
        </Suspense>
      )}
      {isHydrated && search.get('modal') === 'conditions' && (
        <Suspense fallback={null}>
          <ConditionsDialog onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}
