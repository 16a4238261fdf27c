import { use, type ComponentType } from 'react';
import { markWhenReady } from './ready-promise.ts';

/** A part of the app whose code comes when needed. */
export interface PagePart {
  /** Fetches the code. Rejects when that fails; a later call tries again. */
  readonly preload: () => Promise<void>;
  readonly Part: ComponentType;
}

/**
 * Like React's `lazy`, but a part that has been preloaded is drawn at once: hydration must not stop for it.
 */
export function createPagePart(load: () => Promise<ComponentType>): PagePart {
  let loading: Promise<ComponentType> | null = null;
  const loadOnce = (): Promise<ComponentType> => {
    if (loading) return loading;
    const started = load();
    started.catch(() => (loading = null));
    loading = markWhenReady(started);
    return loading;
  };
  function Part() {
    const Loaded = use(loadOnce());
    return <Loaded />;
  }
  return {
    preload: async () => {
      await loadOnce();
    },
    Part,
  };
}
