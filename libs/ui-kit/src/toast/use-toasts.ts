import { useContext } from 'react';
import { ShowToastContext, type ShowToast } from './toast-board.ts';

/** Says how something went, for four seconds, over whatever is open. What must not be missed is a `Notice`. */
export function useToasts(): { readonly showToast: ShowToast } {
  const showToast = useContext(ShowToastContext);
  if (!showToast) throw new Error('useToasts() needs a <ToastRegion> around it');
  return { showToast };
}
