import { useText } from '@wallet/i18n';
import { Button, Dialog, Skeleton } from '@wallet/ui-kit';
import type { BannerCarousel } from '@wallet/ui-kit/carousel';
import type { ComponentProps, ReactNode } from 'react';
import { stepParameter } from '../router/paths.ts';
import { useModal, useModalDetail } from './use-modal.ts';
import { LoadingNote } from '../queries/QueryView.tsx';
import { useBannerCarousel, useCarouselLabels } from './carousel.ts';

interface BannerInterstitialProps {
  readonly modal: string;
  /** Step of the modal behind the banners. */
  readonly step: string;
  readonly title: string;
  /** Title of the banners. */
  readonly bannersTitle: string;
  /** Query of the operator's banners. */
  readonly useBanners: () => { readonly data?: ComponentProps<typeof BannerCarousel>['banners'] | undefined; readonly error?: unknown };
  /** Shown behind the banners. */
  readonly children: ReactNode;
}

/** Shows the operator's banners, if there are any, before the content of a modal. Its button continues to the content; closing them closes the modal. */
export function BannerInterstitial(props: BannerInterstitialProps) {
  return useModalDetail(stepParameter) === null ? <Banners {...props} /> : props.children;
}

function Banners({ modal, step, title, bannersTitle, useBanners, children }: BannerInterstitialProps) {
  const { t } = useText('common');
  const labels = useCarouselLabels();
  const { replace, close } = useModal();
  const { data: banners, error } = useBanners();
  const hasBanners = banners !== undefined && banners.length > 0;
  const carousel = useBannerCarousel(hasBanners);

  if (hasBanners ? carousel === undefined : !banners && !error) {
    return (
      <Dialog title={title} closeLabel={t('close')} onClose={close}>
        <Skeleton shape="block" />
        <LoadingNote />
      </Dialog>
    );
  }
  // If banners, or the code that shows them, cannot be loaded, the content is shown directly.
  if (!hasBanners || !carousel) return children;
  // Replaces the history entry, so that Back leaves instead of showing the banners again.
  const proceed = () => replace(modal, { step });
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <Button fullWidth onClick={proceed}>
          {t('next')}
        </Button>
      }
    >
      <carousel.BannerCarousel title={bannersTitle} labels={labels} banners={banners} />
    </Dialog>
  );
}
