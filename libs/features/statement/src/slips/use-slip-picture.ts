import { useLazyGetSlipImageQuery } from '@wallet/api-client/statement';
import { useText } from '@wallet/i18n';
import { openPlace, safeUrl } from '@wallet/ui-kit';
import { useState } from 'react';

/** How opening a slip's picture goes. `ready`: the browser opens no tab by itself, so the member opens it by a link. */
export type PictureState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly reference: string }
  | { readonly phase: 'ready'; readonly address: string }
  | { readonly phase: 'failed' };

/** Opens the picture of a slip whose address has to be asked for, in a tab that opens in the press already. */
export function useSlipPicture() {
  const { t } = useText('statement');
  const [ask] = useLazyGetSlipImageQuery();
  const [state, setState] = useState<PictureState>({ phase: 'idle' });

  const view = async (reference: string): Promise<void> => {
    // Before anything is awaited, or the browser takes it for a pop-up.
    const place = openPlace(t('slips.opening'));
    setState({ phase: 'asking', reference });
    const { data } = await ask(reference);
    if (place) {
      // Leading nowhere closes the tab.
      setState({ phase: place.lead(data) ? 'idle' : 'failed' });
      return;
    }
    const address = safeUrl(data, 'link');
    setState(address === null ? { phase: 'failed' } : { phase: 'ready', address });
  };

  return { state, view: (reference: string) => void view(reference) };
}
