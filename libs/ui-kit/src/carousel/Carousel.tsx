import { startTransition, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Carousel.module.scss';
import { PictureOnRequest } from '../data-saver/PicturesOnRequest.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { SafeImage } from '../safe-link/SafeImage.tsx';
import bannerStyles from './Banner.module.scss';

export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  /** Current position, such as "2 of 5". */
  readonly position: (stop: number, stops: number) => string;
}

interface CarouselProps {
  /** Heading of the carousel. */
  readonly title: string;
  /** Beside the title, such as a sum. */
  readonly detail?: ReactNode;
  /** Below the title, such as a field that filters the slides. */
  readonly search?: ReactNode;
  /** Shown above the title where there is room beside the row. */
  readonly drawing?: DrawingName;
  /** `cards` are 300 pixels wide and 330 apart, smaller if there is less room; `banners` fill the width. */
  readonly variant: 'cards' | 'banners';
  readonly labels: CarouselLabels;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row that is wider than its container. Moves by touch, mouse, buttons or arrow keys. */
export function Carousel({ title, detail, search, drawing, variant, labels, slides }: CarouselProps) {
  const id = useId();
  const { viewport, selected, stops, goTo } = useCarousel();

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    // In a text field the arrow keys move the caret.
    if (step === undefined || (event.target as Element).closest('input, textarea, select')) return;
    event.preventDefault();
    goTo(selected + step);
  };

  return (
    <section className={styles.carousel} data-kind={variant} aria-labelledby={id} onKeyDown={move}>
      <header className={variant === 'banners' && slides.length === 1 ? styles.unseen : styles.head}>
        {drawing && (
          <span className={styles.drawing}>
            <Drawing name={drawing} size="large" />
          </span>
        )}
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {detail && <span className={styles.detail}>{detail}</span>}
        </div>
        {search && <div className={styles.search}>{search}</div>}
        {stops > 1 && (
          <div className={styles.controls}>
            <span className={styles.position} aria-hidden="true">
              {`${String(selected + 1)}/${String(stops)}`}
            </span>
            <IconButton label={labels.previous} aria-disabled={selected === 0 || undefined} onClick={() => goTo(selected - 1)}>
              <PreviousIcon aria-hidden="true" size={22} />
            </IconButton>
            <IconButton label={labels.next} aria-disabled={selected === stops - 1 || undefined} onClick={() => goTo(selected + 1)}>
              <NextIcon aria-hidden="true" size={22} />
            </IconButton>
          </div>
        )}
      </header>
      <VisuallyHidden isLive>{stops > 1 && labels.position(selected + 1, stops)}</VisuallyHidden>
      {/* Focusable, because arrow keys need focus even if no slide is interactive. */}
      <div ref={viewport} className={styles.viewport} tabIndex={0} role="group" aria-labelledby={id}>
        <ul className={styles.row}>
          {slides.map((slide) => (
            <li key={slide.id} className={styles.slide}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The state and actions for a carousel's controls. */
interface CarouselState {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Index of the first visible slide. */
  readonly selected: number;
  /** Number of positions: fewer than slides if several are visible. */
  readonly stops: number;
  readonly goTo: (stop: number) => void;
}

/** A row counts as at rest when it has not moved for this long. Not every browser has the event `scrollend`. */
const restMs = 100;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the viewport can rest, as its scroll positions. */
function stopsOf(viewport: HTMLElement): readonly number[] {
  const starts = [...viewport.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect().left);
  const end = viewport.scrollWidth - viewport.clientWidth;
  return [...new Set(starts.map((start) => Math.round(Math.min(start - (starts[0] ?? 0), end))))];
}

/** Where a row that the browser scrolls has come to rest. */
function useCarousel(): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
  const [{ selected, stops }, setPlace] = useState({ selected: 0, stops: 1 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const row = viewport.current;
    if (!row?.firstElementChild) return undefined;
    const read = () => {
      const all = stopsOf(row);
      const distances = all.map((stop) => Math.abs(stop - row.scrollLeft));
      const place = { selected: distances.indexOf(Math.min(...distances)), stops: all.length };
      // The label must not be laid out in the frame in which a finger lets go.
      startTransition(() => setPlace(place));
    };
    const onScroll = () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(read, restMs);
    };
    row.addEventListener('scroll', onScroll, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(row);
    sizes.observe(row.firstElementChild);
    return () => {
      clearTimeout(rest.current);
      row.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, []);

  const goTo = (stop: number) => {
    const left = viewport.current && stopsOf(viewport.current)[stop];
    if (left == null) return;
    // The last movement has just ended, and its place must not be read for that of this one.
    clearTimeout(rest.current);
    viewport.current?.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    setPlace({ selected: stop, stops });
  };
  return { viewport, selected, stops, goTo };
}

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
          <div className={bannerStyles.banner}>
            {image && (
              <div className={bannerStyles.frame}>
                <PictureOnRequest src={image} name={labels.position(index + 1, banners.length)}>
                  <SafeImage src={image} alt={labels.position(index + 1, banners.length)} className={bannerStyles.image ?? ''} />
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
