import { useLazyGetSlipImageQuery } from '@wallet/api-client/statement';
import { useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { isOutsideAddress, openTabOrHere, safeUrl } from '@wallet/ui-kit';
import { useState } from 'react';

/** The state of opening a slip's picture. `ready`: the browser blocked the tab, so the member opens it with a link. */
export type PictureState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'fetching'; readonly reference: string }
  | { readonly phase: 'ready'; readonly address: string }
  | { readonly phase: 'failed' }
  /** This app does not open addresses of this kind. */
  | { readonly phase: 'refused' };

/** Opens a slip's picture in a window that is created in the click itself, since its address must be fetched first. */
export function useSlipPicture() {
  const { t } = useText('statement');
  const { allowedLinks } = useApp().definition.flags;
  const [fetchImage] = useLazyGetSlipImageQuery();
  const [state, setState] = useState<PictureState>({ phase: 'idle' });

  const view = async (reference: string): Promise<void> => {
    // Opened before any await, or the browser blocks it as a pop-up.
    const tab = openTabOrHere(t('slips.opening'), allowedLinks);
    setState({ phase: 'fetching', reference });
    const { data: address } = await fetchImage(reference);
    if (address && !isOutsideAddress(address, allowedLinks)) {
      tab?.close();
      setState({ phase: 'refused' });
    } else if (tab) {
      // Without an address the tab is closed.
      setState({ phase: tab.navigate(address) ? 'idle' : 'failed' });
    } else {
      const checked = safeUrl(address, 'outside', allowedLinks);
      setState(checked === null ? { phase: 'failed' } : { phase: 'ready', address: checked });
    }
  };

  return { state, view: (reference: string) => void view(reference) };
}
