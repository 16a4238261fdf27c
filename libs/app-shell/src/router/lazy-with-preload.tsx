import { lazy, useState, type ComponentType } from 'react';

/** A lazy component. */
export interface LazyPart<Props extends object = object> {
  /** Loads the code. Rejects if that fails; a later call tries again. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/** Each makes a part that has failed load again. */
const renewals = new Set<() => void>();

/**
 * Parts that could not be loaded are loaded again when they are next rendered. Called once an error boundary shows the error,
 * and before the first render.
 */
export function forgetFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** React's `lazy`, but a component that has been preloaded renders immediately, and one that has failed can be loaded again. */
export function lazyWithPreload<Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const loadOnce = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        renewals.add(renew);
        throw error;
      },
    );
    return loading;
  };
  // A failure is kept until it has been shown. React renders again after a rejection, and would otherwise load in a loop.
  const createLazy = () => lazy(async () => ({ default: await loadOnce() }));
  let Fallback = createLazy();
  const renew = () => {
    loading = null;
    Fallback = createLazy();
  };

  function Part(props: Props) {
    // The same for as long as the part is mounted. With another component, React would drop its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fallback);
    return <Shown {...props} />;
  }
  return {
    preload: async () => {
      if (renewals.delete(renew)) renew();
      await loadOnce();
    },
    Component: Part,
  };
}

/**
 * A lazy component with another one in its place where its code cannot be loaded. `load` has to be the bare `import()`: Vite would take handlers
 * that follow at once into what it wraps, and missing styles past them.
 */
export const lazyOr = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Instead: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: Instead }),
    ),
  );
