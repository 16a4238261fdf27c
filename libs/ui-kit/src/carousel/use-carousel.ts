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

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row that can be dragged and snaps to its slides. Mouse wheel and keys still scroll the page. */
export function useCarousel(): CarouselState {
  const [viewport, engine] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', skipSnaps: true });
  const selected = useEngineValue(engine, (api) => api.selectedScrollSnap(), 0);
  const stops = useEngineValue(engine, (api) => api.scrollSnapList().length, 1);
  const goTo = useCallback((stop: number) => engine?.scrollTo(stop, prefersReducedMotion()), [engine]);
  return { viewport, selected, stops, goTo };
}

/** A value of the carousel library, updated with a delay: its label must not be laid out in the frame in which a finger lets go. */
function useEngineValue<Value>(engine: Engine | undefined, read: (engine: Engine) => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  const update = useEffectEvent((from: Engine) => startTransition(() => setValue(() => read(from))));
  useEffect(() => {
    if (!engine) return;
    update(engine);
    engine.on('select', update).on('reInit', update);
    return () => void engine.off('select', update).off('reInit', update);
  }, [engine]);
  return value;
}
