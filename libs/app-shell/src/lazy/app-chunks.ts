import type { FeatureSlot, FeatureRoute } from '../definition/definition.ts';
import type { LazyPart } from './lazy-with-preload.tsx';

/** The lazy parts of an app. */
export interface AppChunks {
  readonly memberArea: LazyPart;
  /** Pages of no feature. */
  readonly notices: { readonly notFound: LazyPart; readonly terminated: LazyPart };
  readonly pages: ReadonlyMap<FeatureRoute, LazyPart>;
  readonly modals: ReadonlyMap<string, LazyPart>;
  readonly slots: ReadonlyMap<FeatureSlot, LazyPart>;
  /** Loads what the first screen of the page at a URL needs, so that it can be hydrated. */
  readonly preloadFirst: (address: string) => Promise<void>;
  /** Loads all that the page at a URL needs, so that it can render immediately. */
  readonly preload: (address: string) => Promise<void>;
}
