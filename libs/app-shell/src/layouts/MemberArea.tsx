import { useText } from '@wallet/i18n';
import { Brand, MemberLayout, OfflineBar, type LayoutLink } from '@wallet/ui-kit';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useApp } from '../context/app-context.ts';
import { menuOf } from '../definition/menu-of.ts';
import type { AppChunks } from '../lazy/app-chunks.ts';
import { paths } from '../addresses/paths.ts';
import { useIsHydrated } from '../context/use-is-hydrated.ts';
import { takeEarlySubmit } from '../boot/take-early-submit.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { useModalLink } from '../modals/use-modal.ts';
import { lazyWithPreload } from '../lazy/lazy-with-preload.tsx';
import { useSessionEpoch } from '../context/use-session.ts';
import { Later } from './Later.tsx';
import { Slots } from './Slots.tsx';
import { Controls } from './Controls.tsx';
import { useIsOnline } from './use-is-online.ts';
import { Link } from '../context/Link.tsx';

const MenuLink: LayoutLink = ({ to, ...rest }) => (typeof to === 'string' ? <Link to={to} {...rest} /> : <ModalLink to={to} {...rest} />);

/** A modal that is opened from the menu is one history entry, which closing removes. */
const ModalLink: LayoutLink = (props) => <Link {...useModalLink()} {...props} />;

/** Its code comes with the store, which the layout does not wait for. */
const productName = lazyWithPreload(async () => (await import('./ProductName.tsx')).ProductName);

/** Layout of member pages. Parts that call the backend bring the store of the session. */
export function MemberArea({ modals, slots }: Pick<AppChunks, 'modals' | 'slots'>) {
  const { t } = useText('common');
  const { definition, session } = useApp();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const isHydrated = useIsHydrated();
  const epoch = useSessionEpoch();
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
              <Later fallback={t('productName')}>
                <productName.Component />
              </Later>
            }
            mark={definition.mark}
          />
        }
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
        {/* Nothing of a session is left on the page of the next one. */}
        <Outlet key={epoch} />
      </MemberLayout>
      {isHydrated && <Slots slots={slots} />}
      {isHydrated && <ModalHost modals={modals} />}
    </>
  );
}
