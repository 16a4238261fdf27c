import type { ApiStore } from '@wallet/api-client';
import type { BuildFlags, MarketProfile, ReportSettings } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';
import type { Namespace, TextKey } from '@wallet/i18n';
import type { KeyValueStore } from '@wallet/session';
import type { MenuIcon, PublicMenuIcon, LayoutTarget, SkeletonShape } from '@wallet/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { modalParameter } from './paths.ts';

/** Who may open a page. Opening a `public` page ends a stored session. */
export type Access = 'public' | 'member';

type KeyUnder<Group extends string, Key extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;

/** Key of a title, under `titles` of the `common` namespace, which loads before any page or modal. */
export type TitleKey = KeyUnder<'titles', TextKey<'common'>>;

/** A link in the menu of every page. The order is that of the app's features. */
export interface MenuItem<Icon extends MenuIcon = MenuIcon> {
  /** Key under `menu` of the `common` namespace. */
  readonly label: KeyUnder<'menu', TextKey<'common'>>;
  readonly icon: Icon;
}

/** Who may open a page, and its entry in their menu. */
type RouteAccess =
  { readonly access: 'public'; readonly menu?: MenuItem<PublicMenuIcon> } | { readonly access: 'member'; readonly menu?: MenuItem };

/** A page of a feature. */
export type FeatureRoute = PageRoute & RouteAccess;

interface PageRoute {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Namespaces that must be loaded before the page renders. */
  readonly namespaces: readonly Namespace[];
  readonly title: TitleKey;
  /** True if the page calls the backend while it renders. False if only an action does. */
  readonly needsApi: boolean;
  /** True if the build prerenders the page. */
  readonly prerendered: boolean;
  /** File name of a module that the prerendered page runs before the scripts of the app have arrived. It is built by itself. */
  readonly early?: string;
  /** Offered by the icon of the installed app. */
  readonly isShortcut?: boolean;
}

/** A dialog over a member page that has a URL, as in `/user/home?modal=deposit`. */
export interface FeatureModal {
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  /** Namespaces that must be loaded before it renders. */
  readonly namespaces: readonly Namespace[];
  readonly title: TitleKey;
  /** Properties of its `ModalDialog`. */
  readonly dialog?: { readonly size?: 'small' | 'medium' | 'large'; readonly keepsHeight?: boolean };
  /** What its content looks like, while its code or its data is loading. */
  readonly loading?: { readonly shapes: readonly SkeletonShape[]; readonly tabCount?: number };
  /** Offered by the icon of the installed app. */
  readonly isShortcut?: boolean;
  /** Loads code that it needs later. The service worker keeps it with the dialog, so that both work without a connection. */
  readonly loadKept?: () => Promise<unknown>;
  /** Names of its other URL parameters, such as its step. Closing the modal removes them. */
  readonly details?: readonly string[];
  /** Entry in the members' menu that opens it. */
  readonly menu?: MenuItem;
}

/**
 * A component that a feature adds to member pages or to a modal of other features. It loads after them. If it cannot be
 * loaded, they work without it.
 */
export interface FeatureSlot {
  /** Path of the page to which it belongs. Without page and modal, all member pages. */
  readonly on?: string;
  /** Id of the modal to which it belongs. */
  readonly inModal?: string;
  readonly load: () => Promise<ComponentType>;
}

export interface GateProps {
  /** What is behind it. */
  readonly children: ReactNode;
}

/** A component that can stand before the login page and before the members' pages. */
export interface FeatureGate {
  /** Whether it may be closed, as far as the device tells. Its code is loaded only then. */
  readonly isClosed: (device: KeyValueStore, settings: PageSettings | undefined) => boolean;
  /** Renders its children if they may be seen. */
  readonly load: () => Promise<ComponentType<GateProps>>;
  /** Namespaces that must be loaded before it renders. */
  readonly namespaces: readonly Namespace[];
}

export interface Feature {
  readonly id: string;
  readonly routes: readonly FeatureRoute[];
  readonly modals?: readonly FeatureModal[];
  readonly slots?: readonly FeatureSlot[];
  /** Only of a feature that visitors have too. */
  readonly gate?: FeatureGate;
}

/** The definition of an app: its market profile, build flags and features. */
export interface WalletAppDefinition {
  /** Shown on the contact page. It comes from the root package.json. */
  readonly version: string;
  readonly profile: MarketProfile;
  /** The product's name, until the operator's settings or backend give another. */
  readonly name: string;
  /** Logo next to the name in the top bar: one SVG path on a 32 by 32 grid. */
  readonly mark: string;
  /** Lines on the coloured ground of the home page: one SVG path on a 300 by 220 grid. */
  readonly ornament?: string;
  /** URL of the market's picture, an SVG group on a 720 by 480 grid that draws in the tokens of the brand. */
  readonly scene?: string;
  /** URLs of logos by bank code in upper case, such as `KBANK`. Other banks have a drawn mark. */
  readonly bankLogos: Readonly<Record<string, string>>;
  readonly flags: BuildFlags;
  /** What the operator has changed without a build. */
  readonly settings?: PageSettings;
  /** The features that visitors need, at least. */
  readonly features: readonly Feature[];
  /** Loads the others, so that pages for visitors do not load the addresses of their parts. In menus they come first. */
  readonly loadMemberFeatures?: () => Promise<readonly Feature[]>;
  /** Loads what tells the operator what goes wrong. Only if the settings name an address for it. */
  readonly loadReports?: () => Promise<StartReports>;
}

/** Reports from now on. */
export type StartReports = (page: ReportingPage) => void;

export interface ReportingPage {
  readonly settings: ReportSettings;
  readonly version: string;
  /** Calls back with the store of each session. */
  readonly onStore: (listener: (store: ApiStore) => void) => void;
  /** Calls back with what goes wrong, and what has gone wrong before. */
  readonly onFailure: (listener: (event: Event) => void) => void;
}

/** Loads a component: `part(() => import('./LoginPage.tsx'), 'LoginPage')`. The build finds the files of a page by such an `import()`. */
export const part =
  <Name extends string, Props>(load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>, name: Name) =>
  async (): Promise<ComponentType<Props>> =>
    (await load())[name];

/** The definition of an app with all its features. */
export async function withMemberFeatures({ loadMemberFeatures, ...definition }: WalletAppDefinition): Promise<WalletAppDefinition> {
  return { ...definition, features: [...((await loadMemberFeatures?.()) ?? []), ...definition.features] };
}

/** All modals of an app. */
export const modalsOf = ({ features }: WalletAppDefinition): readonly FeatureModal[] => features.flatMap(({ modals }) => modals ?? []);

/** The menu for visitors, in the order of the app's features. */
export const publicMenuOf = ({ features }: WalletAppDefinition): readonly (MenuItem<PublicMenuIcon> & { readonly to: string })[] =>
  features.flatMap(({ routes }) =>
    routes.flatMap((route) => (route.access === 'public' && route.menu ? { ...route.menu, to: route.path } : [])),
  );

/** The menu for members, in the order of the app's features. */
export const memberMenuOf = ({ features }: WalletAppDefinition): readonly (MenuItem & { readonly to: LayoutTarget })[] =>
  features.flatMap(({ routes, modals = [] }) => [
    ...routes.flatMap((route) => (route.access === 'member' && route.menu ? { ...route.menu, to: route.path } : [])),
    ...modals.flatMap(({ menu, id }) => (menu ? { ...menu, to: { search: `?${modalParameter}=${id}` } } : [])),
  ]);
