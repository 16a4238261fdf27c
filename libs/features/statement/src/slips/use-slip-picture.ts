import { useLazyGetSlipImageQuery } from '@wallet/api-client/statement';
import { useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { isOutsideAddress, openBlankTab, safeUrl } from '@wallet/ui-kit';
import { useState } from 'react';

/** How opening a slip's picture goes. `ready`: the browser opens no tab by itself, so the member opens it by a link. */
export type PictureState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly reference: string }
  | { readonly phase: 'ready'; readonly address: string }
  | { readonly phase: 'failed' }
  /** The address is not one that this app opens. */
  | { readonly phase: 'refused' };

/** Opens the picture of a slip whose address has to be asked for, in a tab that opens in the press already. */
export function useSlipPicture() {
  const { t } = useText('statement');
  const { allowedLinks } = useApp().definition.flags;
  const [ask] = useLazyGetSlipImageQuery();
  const [state, setState] = useState<PictureState>({ phase: 'idle' });

  const view = async (reference: string): Promise<void> => {
    // Before anything is awaited, or the browser takes it for a pop-up.
    const place = openBlankTab(t('slips.opening'), allowedLinks);
    setState({ phase: 'asking', reference });
    const { data: address } = await ask(reference);
    if (address && !isOutsideAddress(address, allowedLinks)) {
      place?.close();
      setState({ phase: 'refused' });
    } else if (place) {
      // Leading nowhere closes the tab.
      setState({ phase: place.navigate(address) ? 'idle' : 'failed' });
    } else {
      const checked = safeUrl(address, 'outside', allowedLinks);
      setState(checked === null ? { phase: 'failed' } : { phase: 'ready', address: checked });
    }
  };

  return { state, view: (reference: string) => void view(reference) };
}
