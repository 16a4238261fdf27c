import { useContext, useEffect } from 'react';
import { ToasterContext, type Toaster } from './toast-context.ts';

/** Says how something went, for four seconds, over whatever is open. What must not be missed is a `Notice`. */
export function useToasts(): Pick<Toaster, 'showToast'> {
  const speaker = useContext(ToasterContext);
  if (!speaker) throw new Error('useToasts() needs a <ToastRegion> around it');
  useEffect(() => speaker.prepare(), [speaker]);
  return speaker;
}
