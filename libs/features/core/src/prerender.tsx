import type { Language } from '@wallet/domain';
import { createI18n, ensureNamespaces } from '@wallet/i18n';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createApiHolder } from './api/api-holder.ts';
import type { AppServices } from './app/app-context.ts';
import { areaChunks, createAppParts } from './app/app-parts.tsx';
import type { FeatureRoute, TitleKey, WalletAppDefinition } from './app/definition.ts';
import { createNavigator } from './app/navigator.ts';
import { isMemberPath, notFoundPath, paths } from './app/paths.ts';
import { WalletApp } from './app/WalletApp.tsx';
import { noChannel } from './session/session-channel.ts';
import { createSession } from './session/session.ts';
import { createStore, storageKeys } from './storage/storage.ts';

/** A page that the build draws ahead of time. */
export interface PrerenderedPage {
  readonly path: string;
  /** Names of the modules whose chunks the page needs at once, besides the entry. */
  readonly chunks: readonly string[];
  /** Text namespaces that it needs. */
  readonly namespaces: readonly string[];
}

/** Draws an app's pages to markup, outside of a browser. */
export function createPrerenderer(definition: WalletAppDefinition) {
  const routes = definition.features.flatMap((feature) => feature.routes).filter((route) => route.prerendered);
  const pages: PrerenderedPage[] = [
    ...routes.map((route) => ({
      path: route.path,
      chunks: chunksOf(route),
      namespaces: ['common', ...route.namespaces],
    })),
    { path: paths.terminated, chunks: [], namespaces: ['common'] },
    { path: notFoundPath, chunks: [], namespaces: ['common'] },
  ];

  return {
    defaultLanguage: definition.profile.defaultLanguage,
    pages,
    /** The markup and the title of one page in one language. */
    render: async (path: string, language: Language): Promise<{ readonly html: string; readonly title: string }> => {
      const i18n = createI18n(language);
      const memory = createStore(() => {
        throw new Error('no browser storage while prerendering');
      });
      if (isMemberPath(path)) memory.set(storageKeys.token, 'prerender');
      const session = createSession({ device: memory, tab: memory, channel: noChannel });
      const api = createApiHolder({ flags: definition.flags, currency: definition.profile.currencies[0], session, onServiceEnded: () => undefined });
      const parts = createAppParts(definition, i18n, api);
      const services: AppServices = {
        definition,
        session,
        device: memory,
        tab: memory,
        api,
        navigator: createNavigator(() => undefined, () => ''),
        preload: parts.preload,
        preloadModal: () => undefined,
        loadTexts: (namespaces) => ensureNamespaces(i18n, namespaces),
        switchLanguage: () => Promise.resolve(),
      };
      await Promise.all([parts.preload(path), ensureNamespaces(i18n, ['common'])]);
      const route = routes.find((candidate) => candidate.path === path);
      const titleKey: TitleKey | 'notFound' = route?.title ?? 'notFound';
      return {
        html: renderToString(
          <StaticRouter location={path}>
            <WalletApp services={services} parts={parts} i18n={i18n} />
          </StaticRouter>,
        ),
        title: i18n.t(`titles.${titleKey}`, { ns: 'common' }),
      };
    },
  };
}

function chunksOf(route: FeatureRoute): string[] {
  return [
    route.page,
    ...(route.access === 'member' ? [areaChunks.member, areaChunks.api] : []),
    ...(route.access === 'public' && route.needsApi ? [areaChunks.api] : []),
  ];
}
