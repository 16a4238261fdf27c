import { useText } from '@wallet/i18n';
import type { CarouselLabels } from '@wallet/ui-kit/carousel';

/** The labels of all carousels. */
export function useCarouselLabels(): CarouselLabels {
  const { t } = useText('common');
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    position: (stop, stops) => t('carousel.position', { stop, stops }),
  };
}
