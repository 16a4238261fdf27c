import { useContext, useEffect } from 'react';
import { ToasterContext, type Toaster } from './toast-context.ts';

/** Returns a function that shows a toast for four seconds. For something that must not be missed, use a `Notice`. */
export function useToasts(): Pick<Toaster, 'showToast'> {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToasts() needs a <ToastRegion> around it');
  useEffect(() => toaster.prepare(), [toaster]);
  return toaster;
}
