import { useGetWalletQuery, useReadAgain } from '@wallet/api-client';
import { ModalDialog, QueryView, useModal, useModalDetail } from '@wallet/app-shell';
import { transferPlaces } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useWalletRefreshOnClose } from '@wallet/money';
import { Button, EmptyState } from '@wallet/ui-kit';
import { TransferSteps } from './TransferSteps.tsx';

/** Transfers money between the wallet and the game accounts. Each step has an address: Back goes from the review to the form. */
export function TransferModal() {
  // A member who returns from a game has another balance than before.
  const isReturn = useModalDetail('from') !== null;
  const query = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: isReturn });
  const { t } = useText('transfer');
  const { t: common } = useText('common');
  const readAgain = useReadAgain();
  const { close } = useModal();
  useWalletRefreshOnClose();

  const wallet = query.data;
  const places = wallet && transferPlaces(wallet);
  if (wallet?.currency && places && places.length > 1) {
    return <TransferSteps currency={wallet.currency} places={places} onStale={() => readAgain('Wallet')} />;
  }
  return (
    <ModalDialog title={t('title')}>
      <QueryView query={query} failedTitle={t('failed')}>
        {({ currency }) =>
          currency === null ? (
            <EmptyState title={common('unavailable.title')} text={common('unavailable.text')} />
          ) : (
            <EmptyState title={t('noAccounts')} action={<Button onClick={close}>{t('toGames')}</Button>} />
          )
        }
      </QueryView>
    </ModalDialog>
  );
}
