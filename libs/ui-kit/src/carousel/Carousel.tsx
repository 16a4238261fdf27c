import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Carousel.module.scss';
import { useCarousel } from './use-carousel.ts';

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
      <div className={styles.bleed}>
        <div ref={viewport} className={styles.viewport} tabIndex={0} role="group" aria-labelledby={id}>
          <ul className={styles.row}>
            {slides.map((slide) => (
              <li key={slide.id} className={styles.slide}>
                {slide.content}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
