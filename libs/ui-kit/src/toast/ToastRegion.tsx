import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** Around the app, once: what is inside can say things with `useToasts`. */
export function ToastRegion(props: Omit<ToastProviderProps, 'outlet'>) {
  return <ToastProvider {...props} outlet={ToastOutlet} />;
}
