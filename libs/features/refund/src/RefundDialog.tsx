import { useGetWalletQuery } from '@wallet/api-client';
import { useGetRefundStateQuery } from '@wallet/api-client/refunds';
import { useApiErrorText, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { FiguresNote, useWalletRefreshOnClose } from '@wallet/money';
import { Dialog, ErrorState, RichText, Skeleton, SlowNote } from '@wallet/ui-kit';
import { AvailableRefund } from './components/AvailableRefund.tsx';
import { ReceivedRefund } from './components/ReceivedRefund.tsx';
import { RefundLog } from './components/RefundLog.tsx';
import styles from './RefundDialog.module.scss';

/** What comes back: first it is received, then added to the wallet. */
export function RefundDialog() {
  const { t } = useText('refund');
  const { t: common } = useText('common');
  const { close } = useModal();
  const errorText = useApiErrorText();
  useWalletRefreshOnClose();
  const wallet = useGetWalletQuery();
  const currency = wallet.data?.currency ?? null;
  const refund = useGetRefundStateQuery(currency, { skip: !wallet.data, refetchOnMountOrArgChange: true });

  const error = wallet.data ? refund.error : wallet.error;
  const isFetching = wallet.isFetching || refund.isFetching;
  const retry = () => void (wallet.data ? refund.refetch() : wallet.refetch());

  return (
    <Dialog title={t('title')} closeLabel={common('close')} size="large" onClose={close}>
      {refund.data && (
        <div className={styles['refund']}>
          <FiguresNote query={refund} />
          <AvailableRefund refund={refund.data} />
          <ReceivedRefund received={refund.data.received} isAmbiguous={refund.data.available === 'some' && refund.data.availableAmount === null} />
          {refund.data.info !== '' && <RichText text={refund.data.info} />}
          <RefundLog currency={currency} />
        </div>
      )}
      {!refund.data && (isFetching || !error) && (
        <>
          <Skeleton shape="block" />
          <SlowNote text={common('stillLoading')} />
        </>
      )}
      {!refund.data && error && !isFetching && <ErrorState title={t('failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={retry} />}
    </Dialog>
  );
}
