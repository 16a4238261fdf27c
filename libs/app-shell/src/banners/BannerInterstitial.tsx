import { useText } from '@wallet/i18n';
import { Button, Dialog, Skeleton } from '@wallet/ui-kit';
import { BannerCarousel } from '@wallet/ui-kit/carousel';
import type { ComponentProps, ReactNode } from 'react';
import { stepParameter } from '../addresses/paths.ts';
import { useModal, useModalDetail } from '../modals/use-modal.ts';
import { LoadingNote } from '../queries/LoadingNote.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

interface BannerInterstitialProps {
  readonly modal: string;
  /** Step of the modal that stands behind the banners. */
  readonly step: string;
  readonly title: string;
  /** Names the banners. */
  readonly bannersTitle: string;
  /** Asks for the operator's banners. */
  readonly useBanners: () => { readonly data?: ComponentProps<typeof BannerCarousel>['banners'] | undefined; readonly error?: unknown };
  /** What stands behind them. */
  readonly children: ReactNode;
}

/** The operator's banners before what a modal is for, where there are some; closing them leads on. */
export function BannerInterstitial(props: BannerInterstitialProps) {
  return useModalDetail(stepParameter) === null ? <Banners {...props} /> : props.children;
}

function Banners({ modal, step, title, bannersTitle, useBanners, children }: BannerInterstitialProps) {
  const { t } = useText('common');
  const words = useCarouselLabels();
  const { replace, close } = useModal();
  const { data: banners, error } = useBanners();

  if (!banners && !error) {
    return (
      <Dialog title={title} closeLabel={t('close')} onClose={close}>
        <Skeleton shape="block" />
        <LoadingNote />
      </Dialog>
    );
  }
  // Banners that cannot be had keep nobody from what stands behind them.
  if (!banners?.length) return children;
  // In their place: Back is for leaving, not for seeing them again.
  const goOn = () => replace(modal, { step });
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={goOn}
      actions={
        <Button fullWidth onClick={goOn}>
          {t('next')}
        </Button>
      }
    >
      <BannerCarousel title={bannersTitle} labels={words} banners={banners} />
    </Dialog>
  );
}
