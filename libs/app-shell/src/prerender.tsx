import type { Language } from '@wallet/domain';
import { createI18n, ensureNamespaces } from '@wallet/i18n';
import { siteTexts } from '@wallet/i18n/site-texts';
import { createStore, noChannel, tokenKey } from '@wallet/session';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { composeApp } from './app/compose-app.ts';
import { sharedModules } from './app/create-app-chunks.tsx';
import type { Feature, FeatureRoute, TitleKey, WalletAppDefinition } from './router/definition.ts';
import { describePage, describeSite } from './app/describe-site.ts';
import { createNavigator } from './router/navigator.ts';
import { isMemberPath, notFoundPath, paths } from './router/paths.ts';
import { WalletApp } from './app/WalletApp.tsx';

export type { SiteDescription } from './app/describe-site.ts';

/** A page that the build prerenders. */
export interface PrerenderedPage {
  readonly path: string;
  /** Whether it is meant for visitors. */
  readonly isPublic: boolean;
  /** What the page loads besides the entry, by the names of the files. */
  readonly modules: readonly string[];
  /** Namespaces that it needs. */
  readonly namespaces: readonly string[];
  /** File name of the module that runs before the scripts of the app, without its extension. */
  readonly early?: string | undefined;
}

/** A page as the build writes it. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** One sentence for those who see only a link to it. */
  readonly description: string;
}

/** Renders an app's pages to HTML outside a browser. */
export function createPrerenderer(definition: WalletAppDefinition, memberFeatures: readonly Feature[]) {
  const whole = { ...definition, features: [...memberFeatures, ...definition.features] };
  const routes = whole.features.flatMap((feature) => feature.routes).filter((route) => route.prerendered);
  const pages: PrerenderedPage[] = [
    ...routes.map((route) => ({
      path: route.path,
      isPublic: route.access === 'public',
      modules: modulesOf(route),
      namespaces: ['common', ...route.namespaces],
      early: route.early,
    })),
    { path: paths.terminated, isPublic: false, modules: ['TerminatedPage'], namespaces: ['common'] },
    { path: notFoundPath, isPublic: false, modules: ['NotFoundPage'], namespaces: ['common'] },
  ];

  return {
    defaultLanguage: definition.profile.defaultLanguage,
    languages: definition.profile.languages,
    pages,
    describe: (language: Language) => describeSite(whole, language),
    /** What a page says where its scripts cannot run. */
    notices: (language: Language) => ({ unusable: siteTexts[language].unusable, noScript: siteTexts[language].noScript }),
    /** HTML, title and description of one page in one language. */
    render: async (path: string, language: Language): Promise<RenderedPage> => {
      const i18n = createI18n(language);
      const memory = createStore(() => {
        throw new Error('no browser storage while prerendering');
      });
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
        description: describePage(titleKey, language),
      };
    },
  };
}

function modulesOf({ page, access, needsApi }: FeatureRoute): string[] {
  return [page, ...(access === 'member' ? sharedModules.member : []), ...(needsApi ? sharedModules.api : [])];
}
