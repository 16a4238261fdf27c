import type { BannerCarousel } from '@wallet/ui-kit/carousel';
import { useEffect, useState } from 'react';

type Carousel = typeof BannerCarousel;

// By itself: Vite would take handlers that follow at once into what it wraps, and missing styles past them.
const fetchCarousel = () => import('@wallet/ui-kit/carousel');

/** Tried once: a second failure would reload the page. */
let loading: Promise<Carousel | null> | undefined;

/** The carousel of the operator's banners. Undefined while it is loading, null if it cannot be loaded: banners are then as none. */
export function useBannerCarousel(isWanted: boolean): Carousel | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Carousel | null }>();
  useEffect(() => {
    if (!isWanted) return;
    loading ??= fetchCarousel().then(
      (code) => code.BannerCarousel,
      () => null,
    );
    void loading.then((part) => setLoaded({ part }));
  }, [isWanted]);
  return loaded?.part;
}
