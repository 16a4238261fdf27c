import type { BuildFlags, MarketProfile } from '@wallet/domain';
import type { Namespace, TextKey } from '@wallet/i18n';
import type { MenuIcon } from '@wallet/ui-kit';
import type { ComponentType } from 'react';

/** Who may open a page. `public` pages end a session that is still stored. */
export type Access = 'public' | 'member';

type KeyUnder<Group extends string, Key extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** Key of a title, under `titles` of the common texts: they are there before a page or modal has come. */
export type TitleKey = KeyUnder<'titles', TextKey<'common'>>;

/** A link in the menu of every page. The menu lists them in the order of the app's features. */
export interface MenuItem {
  /** Key under `menu` of the common texts. */
  readonly label: KeyUnder<'menu', TextKey<'common'>>;
  readonly icon: MenuIcon;
}

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
  /** Where the menu leads to it: that of the visitors or of the members, as `access` says. */
  readonly menu?: MenuItem;
}

/** Something that opens over a member's page and has an address there, as in `/user/home?modal=deposit`. Made by `defineModal`. */
export interface FeatureModal {
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  /** Texts it needs before it can be drawn. */
  readonly namespaces: readonly Namespace[];
  readonly title: TitleKey;
  /** Names of what it keeps in the address besides its id, such as the step it is at. Closing it removes them. */
  readonly details?: readonly string[];
  /** Where the menu of the members opens it. */
  readonly menu?: MenuItem;
}

/**
 * Something that comes with members' pages of other features, which need not know of it. Its code is fetched once the
 * page stands; where that fails, the page goes on without. Made by `defineSlot`.
 */
export interface FeatureSlot {
  /** Path of the page that it comes with, for as long as the member stays there; without it, all members' pages. */
  readonly on?: string;
  readonly load: () => Promise<ComponentType>;
}

export interface Feature {
  readonly id: string;
  readonly routes: readonly FeatureRoute[];
  readonly modals?: readonly FeatureModal[];
  readonly slots?: readonly FeatureSlot[];
}

/** What makes an app: facts of its market, flags of its build, and the features it has. */
export interface WalletAppDefinition {
  /** Shown on the contact page; comes from the root package.json. */
  readonly version: string;
  readonly profile: MarketProfile;
  /** Stands beside the name in the top bar: the app's own, drawn by one line on 32 by 32. */
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

type SlotInput<Name extends string> = Omit<FeatureSlot, 'load'> & {
  readonly component: Name;
  readonly load: () => Promise<Record<Name, ComponentType>>;
};

/** Describes a slot by its module: `defineSlot({ on: paths.home, component: 'Agreement', load: () => import('./Agreement.tsx') })`. */
export function defineSlot<Name extends string>({ load, component, ...slot }: SlotInput<Name>): FeatureSlot {
  return { ...slot, load: async () => (await load())[component] };
}
