import { walletPlace, type TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';

/** Returns a function that names a place: the wallet in the page's language, a game account by its own name. */
export function usePlaceLabels(places: readonly TransferPlace[]): (code: string) => string {
  const { t } = useText('transfer');
  return (code) => (code === walletPlace ? t('wallet') : (places.find((place) => place.code === code)?.name ?? code));
}
