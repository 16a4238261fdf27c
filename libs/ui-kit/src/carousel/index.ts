/** Apart from the rest of the kit: it brings an engine of its own, which few pages need. */
export { BannerCarousel } from './BannerCarousel.tsx';
export { Carousel, type CarouselLabels } from './Carousel.tsx';
