import { I18nProvider, type I18n } from '@wallet/i18n';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AppContext, type AppServices } from '../store/app-context.ts';
import type { AppChunks } from '../router/app-chunks.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { DataSaver } from './DataSaver.tsx';
import { SpokenAmounts } from './SpokenAmounts.tsx';
import { Toasts } from './Toasts.tsx';

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
