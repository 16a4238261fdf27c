import { use, type ComponentType } from 'react';
import { markWhenReady } from './ready-promise.ts';

/** A lazy component. */
export interface LazyPart<Props extends object = object> {
  /** Loads the code. Rejects if that fails; a later call tries again. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/** Forgets a part's failure. */
const failures = new Set<() => void>();

/**
 * Parts that could not be loaded are loaded again when they are next rendered. Called once an error boundary shows the error, and before the
 * first render.
 */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Like React's `lazy`, but renders immediately if the component has been preloaded, and can be loaded again after a failure. */
export function lazyWithPreload<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const forget = () => (loading = null);
  const loadOnce = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const started = load();
    started.catch(() => failures.add(forget));
    loading = markWhenReady(started);
    return loading;
  };
  function Part(props: Props) {
    // React renders again after a rejection. It must meet the same one, or it would load in a loop and never show the error.
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return {
    preload: async () => {
      if (failures.delete(forget)) forget();
      await loadOnce();
    },
    Component: Part,
  };
}
