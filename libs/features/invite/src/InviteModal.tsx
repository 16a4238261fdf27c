import { useGetInviteBannersQuery } from '@wallet/api-client/invites';
import { stepParameter, useModal, useModalDetail } from '@wallet/features-core';
import { useText } from '@wallet/i18n';
import { Button, Dialog, Skeleton, SlowNote } from '@wallet/ui-kit';
import { BannerCarousel } from '@wallet/ui-kit/carousel';
import { InviteDialog } from './InviteDialog.tsx';

/** The operator's banners first, where there are some; closing them leads on. */
export function InviteModal() {
  return useModalDetail(stepParameter) === null ? <BannersFirst /> : <InviteDialog />;
}

function BannersFirst() {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const { replace, close } = useModal();
  const { data: banners, error } = useGetInviteBannersQuery();

  if (!banners && !error) {
    return (
      <Dialog title={t('title')} closeLabel={common('close')} onClose={close}>
        <Skeleton shape="block" />
        <SlowNote text={common('stillLoading')} />
      </Dialog>
    );
  }
  // Banners that cannot be had keep nobody from what stands behind them.
  if (!banners?.length) return <InviteDialog />;
  // In their place: Back is for leaving, not for seeing them again.
  const goOn = () => replace('invite', { step: 'friends' });
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
