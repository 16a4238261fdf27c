import { use, type ComponentType } from 'react';
import { markWhenReady } from './ready-promise.ts';

/** A part of the app whose code comes when needed. */
export interface LazyPart<Props extends object = object> {
  /** Fetches the code. Rejects when that fails; a later call tries again. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/**
 * Like React's `lazy`, but a part that has been preloaded is drawn at once: hydration must not stop for it.
 */
export function lazyWithPreload<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loadOnce = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const started = load();
    started.catch(() => (loading = null));
    loading = markWhenReady(started);
    return loading;
  };
  function Part(props: Props) {
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return {
    preload: async () => {
      await loadOnce();
    },
    Component: Part,
  };
}
