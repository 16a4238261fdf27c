/** A separate entry: it contains a carousel library that few pages need. */
export { BannerCarousel } from './BannerCarousel.tsx';
export { Carousel, type CarouselLabels } from './Carousel.tsx';
