import { PictureOnRequest } from '../data-saver/PictureOnRequest.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import styles from './Banner.module.scss';
import { Carousel, type CarouselLabels } from './Carousel.tsx';

interface BannerCarouselProps {
  readonly title: string;
  readonly labels: CarouselLabels;
  /** From the operator: an image, a text, or both. */
  readonly banners: readonly { readonly image: string | null; readonly html: string | null }[];
}

/** An operator's banners, one at a time. They do not move automatically. */
export function BannerCarousel({ title, labels, banners }: BannerCarouselProps) {
  return (
    <Carousel
      title={title}
      variant="banners"
      labels={labels}
      slides={banners.map(({ image, html }, index) => ({
        id: String(index),
        content: (
          <div className={styles.banner}>
            {image && (
              <div className={styles.frame}>
                <PictureOnRequest src={image} name={labels.position(index + 1, banners.length)}>
                  <SafeImage src={image} alt={labels.position(index + 1, banners.length)} className={styles.image ?? ''} />
                </PictureOnRequest>
              </div>
            )}
            {html && <RichText text={html} />}
          </div>
        ),
      }))}
    />
  );
}
