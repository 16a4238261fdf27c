import type { BannerCarousel, CarouselLabels } from '@wallet/ui-kit/carousel';
import { useEffect, useState } from 'react';
import { useText } from '@wallet/i18n';

/** The code of the carousel. */
interface CarouselCode {
  readonly BannerCarousel: typeof BannerCarousel;
}

// By itself: Vite would take handlers that follow at once into what it wraps, and missing styles past them.
const fetchCarousel = (): Promise<CarouselCode> => import('@wallet/ui-kit/carousel');

/** Tried once: a second failure would reload the page. */
let loading: Promise<CarouselCode | null> | undefined;

/** The carousel of the operator's banners. Undefined while it is loading, null if it cannot be loaded: banners are then as none. */
export function useBannerCarousel(isWanted: boolean): CarouselCode | null | undefined {
  const [code, setCode] = useState<CarouselCode | null>();
  useEffect(() => {
    if (!isWanted) return;
    loading ??= fetchCarousel().catch(() => null);
    void loading.then(setCode);
  }, [isWanted]);
  return code;
}

/** The labels of all carousels. */
export function useCarouselLabels(): CarouselLabels {
  const { t } = useText('common');
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    position: (stop, stops) => t('carousel.position', { stop, stops }),
  };
}
