import { useText } from '@wallet/i18n';
import { Brand, MemberFrame, OfflineBar, type FrameLink } from '@wallet/ui-kit';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useGetInfoQuery } from '@wallet/api-client';
import { ApiArea } from '../api-area/ApiArea.tsx';
import { useApp } from '../context/app-context.ts';
import { menuOf } from '../definition/menu-of.ts';
import type { AppParts } from '../parts/app-parts.ts';
import { paths } from '../addresses/paths.ts';
import { useIsHydrated } from '../context/use-is-hydrated.ts';
import { takeEarlySubmit } from '../boot/take-early-submit.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModalLink } from '../modals/use-modal.ts';
import { Companions } from './Companions.tsx';
import { Controls } from './Controls.tsx';
import { useIsOnline } from './use-is-online.ts';

/** The frame for members, with everything inside that one session may see. */
export function MemberArea(parts: Pick<AppParts, 'modals' | 'companions'>) {
  return (
    <ApiArea>
      <MemberShell {...parts} />
    </ApiArea>
  );
}

const MenuLink: FrameLink = ({ to, ...rest }) => (typeof to === 'string' ? <Link to={to} {...rest} /> : <ModalLink to={to} {...rest} />);

/** A modal opened from the menu is one step of the history, which closing takes back. */
const ModalLink: FrameLink = (props) => <Link {...useModalLink()} {...props} />;

function MemberShell({ modals, companions }: Pick<AppParts, 'modals' | 'companions'>) {
  const { t } = useText('common');
  const { definition, session } = useApp();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isHydrated = useIsHydrated();
  const { data: info } = useGetInfoQuery();
  const logoutForm = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (logoutForm.current && takeEarlySubmit(logoutForm.current)) session.end('logged-out');
  }, [session]);

  return (
    <>
      <MemberFrame
        brand={<Brand name={info?.name || t('productName')} mark={definition.mark} />}
        controls={<Controls />}
        banner={<OfflineBar isOnline={isOnline} text={t('offline.text')} />}
        skipLabel={t('skipToContent')}
        menuLabel={t('menu.label')}
        logoutLabel={t('logOut')}
        onLogout={() => session.end('logged-out')}
        logoutForm={logoutForm}
        linkAs={MenuLink}
        current={pathname}
        home={{ to: paths.home, label: t('menu.home') }}
        items={menuOf(definition, 'member').map(({ label, ...item }) => ({ ...item, label: t(`menu.${label}`) }))}
      >
        <Outlet />
      </MemberFrame>
      {isHydrated && <Companions companions={companions} />}
      {isHydrated && <ModalFrame modals={modals} />}
    </>
  );
}
