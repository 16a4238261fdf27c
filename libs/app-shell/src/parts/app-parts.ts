import type { FeatureCompanion, FeatureRoute } from '../definition/definition.ts';
import type { PagePart } from './page-part.tsx';

/** The parts of an app whose code comes when needed. */
export interface AppParts {
  readonly memberArea: PagePart;
  readonly pages: ReadonlyMap<FeatureRoute, PagePart>;
  readonly modals: ReadonlyMap<string, PagePart>;
  readonly companions: ReadonlyMap<FeatureCompanion, PagePart>;
  /** Fetches what the page at an address needs, so that it can be drawn at once. */
  readonly preload: (address: string) => Promise<void>;
}
