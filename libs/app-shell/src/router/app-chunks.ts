import type { ReactNode } from 'react';
import type { FeatureGate, FeatureRoute, FeatureSlot, GateProps, WalletAppDefinition } from './definition.ts';
import type { LazyPart } from './lazy-with-preload.tsx';

/** The pages of visitors or members. */
export type PageParts = ReadonlyMap<FeatureRoute, LazyPart>;

/** The parts of the members' area. */
export interface MemberParts {
  /** With the features for members. */
  readonly definition: WalletAppDefinition;
  readonly pages: PageParts;
  readonly modals: ReadonlyMap<string, LazyPart>;
  readonly slots: ReadonlyMap<FeatureSlot, LazyPart>;
}

export interface MemberAreaProps {
  /** Rendered after each page. */
  readonly routeFocus: ReactNode;
  readonly notFound: ReactNode;
}

export type Gates = ReadonlyMap<FeatureGate, LazyPart<GateProps>>;

/** The lazy parts of an app. */
export interface AppChunks {
  readonly gates: Gates;
  readonly memberArea: LazyPart<MemberAreaProps>;
  /** Pages of no feature. */
  readonly notices: { readonly notFound: LazyPart; readonly terminated: LazyPart };
  readonly publicPages: PageParts;
  /** Loads what the page at a URL needs, so that it can be hydrated or render immediately. */
  readonly preload: (address: string) => Promise<void>;
  /** Loads what a modal needs. */
  readonly preloadModal: (id: string) => Promise<void>;
}
