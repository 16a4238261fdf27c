import { lazyOr } from '../router/lazy-with-preload.tsx';
import { I18nProvider, useAmountWords, useText, type I18n } from '@wallet/i18n';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppContext, type AppServices } from '../store/app-context.ts';
import type { AppChunks } from '../router/app-chunks.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { AmountWordsContext, DataSaverContext, ToastProvider } from '@wallet/ui-kit';
import { useDataSaver } from '../preferences/data-saver.ts';

interface WalletAppProps {
  readonly services: AppServices;
  readonly chunks: AppChunks;
  readonly i18n: I18n;
}

/** The whole app, inside a router. */
export function WalletApp({ services, chunks, i18n }: WalletAppProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    services.navigator.attach((path) => void navigate(path, { replace: true }));
  }, [services, navigate]);
  useEffect(() => services.navigator.arrived(), [services, pathname]);

  return (
    <AppContext value={services}>
      <I18nProvider i18n={i18n}>
        <SpokenAmounts>
          <DataSaver>
            <Toasts>
              <ErrorBoundary resetKey="">
                <AppRoutes chunks={chunks} />
              </ErrorBoundary>
            </Toasts>
          </DataSaver>
        </SpokenAmounts>
      </I18nProvider>
    </AppContext>
  );
}

/** Has screen readers say amounts in the words of the page's language. */
function SpokenAmounts({ children }: { readonly children: ReactNode }) {
  return <AmountWordsContext value={useAmountWords()}>{children}</AmountWordsContext>;
}

/** Lets pictures from outside wait for a tap while the member saves data. */
function DataSaver({ children }: { readonly children: ReactNode }) {
  const { t } = useText('common');
  const { isOn } = useDataSaver();
  const labels = useMemo(() => (isOn ? { show: t('pictures.show'), showAll: t('pictures.showAll') } : null), [isOn, t]);
  return <DataSaverContext value={labels}>{children}</DataSaverContext>;
}

/** The page works without toasts: a toast never contains the only message. */
const Outlet = lazyOr(
  () => import('./ToastPlace.tsx'),
  'ToastPlace',
  () => null,
);

/** Wraps all pages, so that toasts stay when the page changes. */
function Toasts({ children }: { readonly children: ReactNode }) {
  const { t } = useText('common');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')} outlet={Outlet}>
      {children}
    </ToastProvider>
  );
}
