import type { BuildFlags, MarketProfile } from '@wallet/domain';
import type { Namespace } from '@wallet/i18n';
import type { ComponentType } from 'react';
import type { ModalId } from './paths.ts';

/** Who may open a page. `public` pages end a session that is still stored. */
export type Access = 'public' | 'member';

export type TitleKey =
  | 'login' | 'register' | 'howto' | 'contact' | 'home' | 'profile' | 'bonus' | 'statement' | 'spin'
  | 'conditions' | 'agreement' | 'password' | 'editProfile' | 'game' | 'deposit' | 'transfer' | 'withdraw' | 'slips' | 'receipt' | 'invite' | 'refund' | 'promotion' | 'coupon';

/** One page of a feature. Made by `defineRoute`, which ties `page` to what the module exports. */
export interface FeatureRoute {
  readonly path: string;
  readonly access: Access;
  /** Name of the component, of its export and of its file: the build finds the page's chunk by it. */
  readonly page: string;
  readonly load: () => Promise<ComponentType>;
  /** Texts the page needs before it can be drawn. */
  readonly namespaces: readonly Namespace[];
  readonly title: TitleKey;
  /** True where the page reads or sends something while it is drawn; false where only an action does. */
  readonly needsApi: boolean;
  /** True where the build draws the page ahead of time. */
  readonly prerendered: boolean;
}

/** Something that opens over a member's page and has an address there, as in `/user/home?modal=deposit`. Made by `defineModal`. */
export interface FeatureModal {
  readonly id: ModalId;
  readonly load: () => Promise<ComponentType>;
  /** Texts it needs before it can be drawn. */
  readonly namespaces: readonly Namespace[];
  readonly title: TitleKey;
}

/**
 * Something that comes with a member's page of another feature, which need not know of it. Its code is fetched once that
 * page stands; where that fails, the page goes on without. Made by `defineCompanion`.
 */
export interface FeatureCompanion {
  /** Path of the page that it comes with, for as long as the member stays there. */
  readonly on: string;
  readonly load: () => Promise<ComponentType>;
}

export interface Feature {
  readonly id: string;
  readonly routes: readonly FeatureRoute[];
  readonly modals?: readonly FeatureModal[];
  readonly companions?: readonly FeatureCompanion[];
}

/** What makes an app: facts of its market, flags of its build, and the features it has. */
export interface WalletAppDefinition {
  /** Shown on the contact page; comes from the root package.json. */
  readonly version: string;
  readonly profile: MarketProfile;
  /** Stands beside the name in the top bar: one of the marks of `@wallet/ui-kit`. */
  readonly mark: string;
  readonly flags: BuildFlags;
  readonly features: readonly Feature[];
}

type RouteInput<Page extends string> = Omit<FeatureRoute, 'load' | 'page'> & {
  readonly page: Page;
  readonly load: () => Promise<Record<Page, ComponentType>>;
};

/** Describes a page by its module: `defineRoute({ page: 'LoginPage', load: () => import('./LoginPage.tsx'), … })`. */
export function defineRoute<Page extends string>({ load, ...route }: RouteInput<Page>): FeatureRoute {
  return { ...route, load: async () => (await load())[route.page] };
}

type ModalInput<Name extends string> = Omit<FeatureModal, 'load'> & {
  readonly component: Name;
  readonly load: () => Promise<Record<Name, ComponentType>>;
};

/** Describes a modal by its module: `defineModal({ id: 'deposit', component: 'DepositModal', load: () => import('./DepositModal.tsx'), … })`. */
export function defineModal<Name extends string>({ load, component, ...modal }: ModalInput<Name>): FeatureModal {
  return { ...modal, load: async () => (await load())[component] };
}

type CompanionInput<Name extends string> = Omit<FeatureCompanion, 'load'> & {
  readonly component: Name;
  readonly load: () => Promise<Record<Name, ComponentType>>;
};

/** Describes a companion by its module: `defineCompanion({ on: paths.home, component: 'Agreement', load: () => import('./Agreement.tsx') })`. */
export function defineCompanion<Name extends string>({ on, load, component }: CompanionInput<Name>): FeatureCompanion {
  return { on, load: async () => (await load())[component] };
}
