import { use, type ComponentType } from 'react';

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
  let loaded: ComponentType | null = null;
  let pending: Promise<void> | null = null;
  const preload = () =>
    (pending ??= load().then(
      (component) => {
        loaded = component;
      },
      (cause: unknown) => {
        pending = null;
        throw cause;
      },
    ));
  function Part() {
    if (!loaded) use(preload());
    const Loaded = loaded as unknown as ComponentType;
    return <Loaded />;
  }
  return { preload, Part };
}
