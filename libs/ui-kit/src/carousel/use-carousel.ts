import useEmblaCarousel from 'embla-carousel-react';
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';

type Engine = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** The state and actions for a carousel's controls. */
export interface CarouselState {
  /** Ref of the viewport. */
  readonly viewport: (element: HTMLElement | null) => void;
  /** Index of the first visible slide. */
  readonly selected: number;
  /** Number of positions: fewer than slides if several are visible. */
  readonly stops: number;
  readonly goTo: (stop: number) => void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row that can be dragged and snaps to its slides. Mouse wheel and keys still scroll the page. */
export function useCarousel(): CarouselState {
  const [viewport, engine] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', skipSnaps: true });
  const selected = useOf(engine, (it) => it.selectedScrollSnap(), 0);
  const stops = useOf(engine, (it) => it.scrollSnapList().length, 1);
  const goTo = useCallback((stop: number) => engine?.scrollTo(stop, isCalm()), [engine]);
  return { viewport, selected, stops, goTo };
}

/** A value of the carousel library, updated with a delay: its label must not be laid out in the frame in which a finger lets go. */
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
