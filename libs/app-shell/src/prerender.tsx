import { languages, noSettings, type Currency, type Language } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';
import { createI18n, ensureNamespaces, loadMemberTexts, type I18n } from '@wallet/i18n';
import { namespaces } from '@wallet/i18n/namespaces';
import { createMemoryStore, noChannel, tokenKey } from '@wallet/session';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { composeApp } from './app/compose-app.ts';
import { loadMemberArea, noticePages } from './app/create-app-chunks.tsx';
import type { Feature, TitleKey, WalletAppDefinition } from './router/definition.ts';
import { describePage, describeSite, siteText } from './app/describe-site.ts';
import { isOptional, withSettings } from './app/with-settings.ts';
import { createNavigator } from './router/navigator.ts';
import { isMemberPath, notFoundPath, paths } from './router/paths.ts';
import { loadStoreCode } from './store/lazy-with-store.tsx';
import { WalletApp } from './app/WalletApp.tsx';

export type { SiteDescription } from './app/describe-site.ts';

/** A page that the build prerenders. */
export interface PrerenderedPage {
  readonly path: string;
  /** Whether it is meant for visitors. */
  readonly isPublic: boolean;
  /** What the page loads besides the entry, by the names that `import()` has in a build. */
  readonly modules: readonly string[];
  /** Namespaces that it needs. */
  readonly namespaces: readonly string[];
  /** File name of the module that runs before the scripts of the app, without its extension. */
  readonly early?: string | undefined;
}

/** A dialog that opens without a connection. */
type KeptModal = Pick<PrerenderedPage, 'modules' | 'namespaces'>;

/** A page as the build writes it. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** One sentence for those who see only a link to it. */
  readonly description: string;
}

/** Renders an app's pages to HTML outside a browser, as an operator has set them. */
export function createPrerenderer(built: WalletAppDefinition, memberFeatures: readonly Feature[], settings: PageSettings = noSettings) {
  const definition = withSettings(built, settings);
  const whole = withSettings({ ...built, features: [...memberFeatures, ...built.features] }, settings);
  const routes = whole.features.flatMap((feature) => feature.routes).filter((route) => route.prerendered);
  const pages: PrerenderedPage[] = [
    ...routes.map((route) => ({
      path: route.path,
      isPublic: route.access === 'public',
      modules: modulesOf(
        route.load,
        ...(route.access === 'member' ? [built.loadMemberFeatures, loadMemberArea, loadMemberTexts] : []),
        ...(route.needsApi ? [loadStoreCode] : []),
      ),
      namespaces: ['common', ...route.namespaces],
      early: route.early,
    })),
    { path: paths.terminated, isPublic: false, modules: modulesOf(noticePages.terminated), namespaces: ['common'] },
    { path: notFoundPath, isPublic: false, modules: modulesOf(noticePages.notFound), namespaces: ['common'] },
  ];
  const keptModals: KeptModal[] = whole.features
    .flatMap(({ modals = [] }) => modals)
    .flatMap(({ load, loadKept, namespaces }) => (loadKept ? [{ modules: modulesOf(load, loadKept), namespaces }] : []));

  return {
    defaultLanguage: definition.profile.defaultLanguage,
    languages: definition.profile.languages,
    pages,
    keptModals,
    describe: (language: Language) => describeSite(whole, language),
    /** What a page says where its scripts cannot run. */
    notices: (language: Language) => ({
      unusable: siteText('unusable', language, settings.texts) ?? '',
      noScript: siteText('noScript', language, settings.texts) ?? '',
    }),
    /** HTML, title and description of one page in one language. */
    render: async (path: string, language: Language): Promise<RenderedPage> => {
      const i18n = createI18n(language, settings.texts);
      const memory = createMemoryStore();
      if (isMemberPath(path)) memory.set(tokenKey, 'prerender');
      const { services, chunks } = composeApp(definition, {
        i18n,
        device: memory,
        tab: memory,
        channel: noChannel,
        navigator: createNavigator(
          () => undefined,
          () => '',
        ),
        switchLanguage: () => Promise.resolve(),
      });
      await Promise.all([chunks.preload(path), ensureNamespaces(i18n, ['common'])]);
      const route = routes.find((candidate) => candidate.path === path);
      const titleKey: TitleKey | 'notFound' = route?.title ?? 'notFound';
      return {
        html: renderToString(
          <StaticRouter location={path}>
            <WalletApp services={services} chunks={chunks} i18n={i18n} />
          </StaticRouter>,
        ),
        title: i18n.t(`titles.${titleKey}`, { ns: 'common' }),
        description: describePage(titleKey, language, settings.texts),
      };
    },
  };
}

/** The names of the modules that functions begin to load. The build has each `import()` ask `noteImport` first, so that nothing is loaded. */
function modulesOf(...loads: readonly ((() => Promise<unknown>) | undefined)[]): readonly string[] {
  const names: string[] = [];
  const scope = globalThis as { noteImport?: (name: string) => Promise<object> };
  scope.noteImport = (name) => {
    names.push(name);
    return Promise.resolve({});
  };
  for (const load of loads) void load?.();
  delete scope.noteImport;
  if (names.length < loads.length) throw new Error(`the build has no names for what these load: ${loads.join(', ')}`);
  return names;
}

/** What settings of an app can refer to. */
export interface SettableParts {
  /** Ids of the features that can be switched off. */
  readonly features: readonly string[];
  readonly currencies: readonly Currency[];
  /** The app's own text by `namespace:key`. */
  readonly textOf: (language: Language, key: string) => string | undefined;
}

/** Reads what settings of an app can refer to. */
export async function readSettableParts(
  { features, profile }: WalletAppDefinition,
  memberFeatures: readonly Feature[],
): Promise<SettableParts> {
  const texts = new Map<Language, I18n>();
  for (const language of languages) {
    const i18n = createI18n(language);
    await ensureNamespaces(i18n, namespaces);
    texts.set(language, i18n);
  }
  return {
    features: [...memberFeatures, ...features].filter(isOptional).map(({ id }) => id),
    currencies: profile.currencies,
    textOf: (language, address) => {
      const [namespace = '', key = ''] = address.split(':');
      if (namespace === 'site') return siteText(key, language, undefined);
      const text: unknown = texts.get(language)?.getResource(language, namespace, key);
      return typeof text === 'string' ? text : undefined;
    },
  };
}
