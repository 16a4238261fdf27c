import type { FeatureSlot, FeatureRoute } from '../definition/definition.ts';
import type { LazyPart } from './lazy-with-preload.tsx';

/** The parts of an app whose code comes when needed. */
export interface AppChunks {
  readonly memberArea: LazyPart;
  readonly pages: ReadonlyMap<FeatureRoute, LazyPart>;
  readonly modals: ReadonlyMap<string, LazyPart>;
  readonly slots: ReadonlyMap<FeatureSlot, LazyPart>;
  /** Fetches what the page at an address needs, so that it can be drawn at once. */
  readonly preload: (address: string) => Promise<void>;
}
