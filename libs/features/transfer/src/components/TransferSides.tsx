import type { Transfer } from '@wallet/api-client/wallet-actions';
import { walletPlace, type TransferPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { List, ListRow } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './TransferReview.module.scss';

interface TransferSidesProps {
  readonly transfer: Pick<Transfer, 'from' | 'to'>;
  readonly places: readonly TransferPlace[];
  /** Below the name of a place. */
  readonly detailOf?: (code: string) => ReactNode;
}

/** The source and the target of a transfer. */
export function TransferSides({ transfer: { from, to }, places, detailOf }: TransferSidesProps) {
  const { t } = useText('transfer');
  const placeLabel = usePlaceLabels(places);
  return (
    <List variant="group">
      <ListRow title={placeLabel(from)} detail={detailOf?.(from)} lead={<span className={styles.side}>{t('from')}</span>} />
      <ListRow title={placeLabel(to)} detail={detailOf?.(to)} lead={<span className={styles.side}>{t('to')}</span>} />
    </List>
  );
}

/** Returns a function that names a place: the wallet in the page's language, a game account by its own name. */
export function usePlaceLabels(places: readonly TransferPlace[]): (code: string) => string {
  const { t } = useText('transfer');
  return (code) => (code === walletPlace ? t('wallet') : (places.find((place) => place.code === code)?.name ?? code));
}
