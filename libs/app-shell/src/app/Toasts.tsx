import { useText } from '@wallet/i18n';
import { ToastProvider } from '@wallet/ui-kit';
import { lazy, type ReactNode } from 'react';

// By itself: Vite would take handlers that follow at once into what it wraps, and missing styles past them.
const fetchToastPlace = () => import('./ToastPlace.tsx');

const Outlet = lazy(() =>
  fetchToastPlace().then(
    ({ ToastPlace }) => ({ default: ToastPlace }),
    // The page works without toasts: a toast never contains the only message.
    () => ({ default: () => null }),
  ),
);

/** Wraps all pages, so that toasts stay when the page changes. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const { t } = useText('common');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')} outlet={Outlet}>
      {children}
    </ToastProvider>
  );
}
