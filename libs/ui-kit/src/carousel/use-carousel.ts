import useEmblaCarousel from 'embla-carousel-react';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

type Engine = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** What a carousel's controls need. */
export interface CarouselState {
  /** Goes on the part that shows a section of the row. */
  readonly viewport: (element: HTMLElement | null) => void;
  /** Index of the slide that is shown first. */
  readonly selected: number;
  /** How many places one can come to: fewer than slides where several are shown at once. */
  readonly stops: number;
  readonly goTo: (stop: number) => void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row that is dragged by finger or mouse and stops at its slides. Wheel and keys of the page stay the page's. */
export function useCarousel(): CarouselState {
  const [viewport, engine] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', skipSnaps: true });
  const selected = useOf(engine, (it) => it.selectedScrollSnap(), 0);
  const stops = useOf(engine, (it) => it.scrollSnapList().length, 1);
  const goTo = useCallback((stop: number) => engine?.scrollTo(stop, isCalm()), [engine]);
  return { viewport, selected, stops, goTo };
}

/**
 * A value of the engine. It follows a moment later: what tells of it must not be laid out in the frame in which a finger
 * lets go.
 */
function useOf<Value>(engine: Engine | undefined, read: (engine: Engine) => Value, before: Value): Value {
  const [value, setValue] = useState(before);
  const readNow = useEffectEvent((from: Engine) => startTransition(() => setValue(() => read(from))));
  useEffect(() => {
    if (!engine) return;
    readNow(engine);
    engine.on('select', readNow).on('reInit', readNow);
    return () => void engine.off('select', readNow).off('reInit', readNow);
  }, [engine]);
  return value;
}
