import { useGetRefundBannersQuery } from '@wallet/api-client/refunds';
import { stepParameter, useModal, useModalDetail } from '@wallet/features-core';
import { useText } from '@wallet/i18n';
import { Button, Dialog, Skeleton, SlowNote } from '@wallet/ui-kit';
import { BannerCarousel } from '@wallet/ui-kit/carousel';
import { RefundDialog } from './RefundDialog.tsx';

/** The operator's banners first, where there are some; closing them leads on. */
export function RefundModal() {
  return useModalDetail(stepParameter) === null ? <BannersFirst /> : <RefundDialog />;
}

function BannersFirst() {
  const { t } = useText('refund');
  const { t: common } = useText('common');
  const { replace, close } = useModal();
  const { data: banners, error } = useGetRefundBannersQuery();

  if (!banners && !error) {
    return (
      <Dialog title={t('title')} closeLabel={common('close')} onClose={close}>
        <Skeleton shape="block" />
        <SlowNote text={common('stillLoading')} />
      </Dialog>
    );
  }
  // Banners that cannot be had keep nobody from what stands behind them.
  if (!banners?.length) return <RefundDialog />;
  // In their place: Back is for leaving, not for seeing them again.
  const goOn = () => replace('refund', { step: 'receive' });
  return (
    <Dialog
      title={t('title')}
      closeLabel={common('close')}
      onClose={goOn}
      actions={
        <Button isWide onClick={goOn}>
          {common('next')}
        </Button>
      }
    >
      <BannerCarousel
        title={t('banners')}
        words={{
          previous: common('carousel.previous'),
          next: common('carousel.next'),
          position: (stop, stops) => common('carousel.position', { stop, stops }),
        }}
        banners={banners}
      />
    </Dialog>
  );
}
