import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { ToastOutlet } from './ToastOutlet.tsx';

/** Wraps the app, so that components can call `useToasts`. */
export function ToastRegion(props: Omit<ToastProviderProps, 'outlet'>) {
  return <ToastProvider {...props} outlet={ToastOutlet} />;
}
