import { use, type ComponentType } from 'react';
import { markWhenReady } from './ready-promise.ts';

/** A lazy component. */
export interface LazyPart<Props extends object = object> {
  /** Loads the code. Rejects if that fails; a later call tries again. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/** Like React's `lazy`, but renders immediately if the component has been preloaded, so that hydration does not suspend. */
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
