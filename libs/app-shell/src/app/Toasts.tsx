import { useText } from '@wallet/i18n';
import { ToastProvider } from '@wallet/ui-kit';
import { lazy, type ReactNode } from 'react';

const Outlet = lazy(() =>
  import('./ToastPlace.tsx').then(
    ({ ToastPlace }) => ({ default: ToastPlace }),
    // A toast is never the only word on something: without it the page goes on.
    () => ({ default: () => null }),
  ),
);

/** Around all pages, so that what one of them says stays over a change to the next. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const { t } = useText('common');
  return (
    <ToastProvider label={t('messages')} closeLabel={t('close')} outlet={Outlet}>
      {children}
    </ToastProvider>
  );
}
