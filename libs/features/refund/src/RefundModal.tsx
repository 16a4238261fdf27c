import { useGetWalletQuery } from '@wallet/api-client';
import { useGetRefundBannersQuery, useGetRefundStateQuery } from '@wallet/api-client/refunds';
import { BannerInterstitial, ModalDialog, QueryView } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { FiguresNote, useWalletRefreshOnClose } from '@wallet/money';
import { RichText, useIsHtmlReady } from '@wallet/ui-kit';
import { AvailableRefund } from './components/AvailableRefund.tsx';
import { ReceivedRefund } from './components/ReceivedRefund.tsx';
import { RefundLog } from './components/RefundLog.tsx';
import styles from './RefundModal.module.scss';

/** Shows the operator's banners first, if there are any. */
export function RefundModal() {
  const { t } = useText('refund');
  return (
    <BannerInterstitial modal="refund" step="receive" title={t('title')} bannersTitle={t('banners')} useBanners={useGetRefundBannersQuery}>
      <RefundDialog />
    </BannerInterstitial>
  );
}

/** The refund: it is first received, then added to the wallet. */
function RefundDialog() {
  const { t } = useText('refund');
  useWalletRefreshOnClose();
  const isHtmlReady = useIsHtmlReady();
  const wallet = useGetWalletQuery();
  const currency = wallet.data?.currency ?? null;
  const refund = useGetRefundStateQuery(currency, { skip: !wallet.data, refetchOnMountOrArgChange: true });
  // The refund is requested only once its currency is known.
  const query = wallet.data ? { ...refund, data: isHtmlReady ? refund.data : undefined } : { ...wallet, data: undefined };

  return (
    <ModalDialog title={t('title')}>
      <QueryView query={query} failedTitle={t('failed')}>
        {(state) => (
          <div className={styles.refund}>
            <FiguresNote query={refund} />
            <AvailableRefund refund={state} />
            <ReceivedRefund received={state.received} isAmbiguous={state.available === 'some' && state.availableAmount === null} />
            {state.info !== '' && <RichText text={state.info} />}
            <RefundLog currency={currency} />
          </div>
        )}
      </QueryView>
    </ModalDialog>
  );
}
