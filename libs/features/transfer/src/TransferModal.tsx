import { useGetWalletQuery } from '@wallet/api-client';
import { useApiErrorText, useModal, useModalDetail } from '@wallet/app-shell';
import { transferPlaces } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useWalletRefreshOnClose } from '@wallet/money';
import { Dialog, EmptyState, ErrorState, Skeleton, SlowNote } from '@wallet/ui-kit';
import { TransferSteps } from './TransferSteps.tsx';

/** Moves money between the wallet and the game accounts. Its steps are addresses: Back goes from the review to the form. */
export function TransferModal() {
  // Who comes back from a game has another balance than he left with.
  const isReturn = useModalDetail('from') !== null;
  const { data: wallet, error, isFetching, refetch } = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: isReturn });
  const { t } = useText('transfer');
  const { t: common } = useText('common');
  const { close } = useModal();
  const errorText = useApiErrorText();
  useWalletRefreshOnClose();

  const places = wallet && transferPlaces(wallet);
  if (wallet?.currency && places && places.length > 1) {
    return <TransferSteps currency={wallet.currency} places={places} onStale={() => void refetch()} />;
  }
  return (
    <Dialog title={t('title')} closeLabel={common('close')} onClose={close}>
      {!wallet && error && (
        <ErrorState
          title={t('failed')}
          text={errorText(error)}
          retryLabel={common('retry')}
          isRetrying={isFetching}
          retryingLabel={common('loading')}
          onRetry={() => void refetch()}
        />
      )}
      {!wallet && !error && (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <SlowNote text={common('stillLoading')} />
        </div>
      )}
      {wallet?.currency && <EmptyState title={t('noAccounts')} />}
      {wallet?.currency === null && <EmptyState title={common('unavailable.title')} text={common('unavailable.text')} />}
    </Dialog>
  );
}
