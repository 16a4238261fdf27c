import { useText } from '@wallet/i18n';
import { Brand, OfflineBar, PublicLayout } from '@wallet/ui-kit';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../store/app-context.ts';
import type { AppChunks } from '../router/app-chunks.ts';
import { paths } from '../router/paths.ts';
import { Gate } from './Gate.tsx';
import { publicMenuOf } from '../router/definition.ts';
import { useStoredOperatorName } from './use-stored-operator-name.ts';
import { useIsOnline } from './use-is-online.ts';
import { Controls } from './Controls.tsx';
import { OperatorNotices } from './OperatorNotices.tsx';
import { Link } from '../router/Link.tsx';

/** Layout of visitors' pages. Opening one ends a stored session. */
export function PublicShell({ gates }: Pick<AppChunks, 'gates'>) {
  const { t } = useText('common');
  const { definition, session } = useApp();
  const { pathname } = useLocation();
  const operatorName = useStoredOperatorName();
  const isOnline = useIsOnline();

  useEffect(() => {
    if (session.token() !== null) session.end('logged-out');
  }, [session]);

  return (
    <PublicLayout
      brand={<Brand name={operatorName} mark={definition.mark} />}
      controls={<Controls />}
      banner={
        <>
          <OfflineBar isOnline={isOnline} text={t('offline.text')} />
          <OperatorNotices />
        </>
      }
      skipLabel={t('skipToContent')}
      menuLabel={t('menu.label')}
      linkAs={Link}
      current={pathname}
      items={publicMenuOf(definition).map(({ label, ...item }) => ({ ...item, label: t(`menu.${label}`) }))}
    >
      {pathname === paths.login ? (
        <Gate gates={gates}>
          <Outlet />
        </Gate>
      ) : (
        <Outlet />
      )}
    </PublicLayout>
  );
}
