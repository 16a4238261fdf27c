import { useGetRefundBannersQuery } from '@wallet/api-client/refunds';
import { BannerInterstitial } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { RefundDialog } from './RefundDialog.tsx';

/** Shows the operator's banners first, if there are any. */
export function RefundModal() {
  const { t } = useText('refund');
  return (
    <BannerInterstitial modal="refund" step="receive" title={t('title')} bannersTitle={t('banners')} useBanners={useGetRefundBannersQuery}>
      <RefundDialog />
    </BannerInterstitial>
  );
}
