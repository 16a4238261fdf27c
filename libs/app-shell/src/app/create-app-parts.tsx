import { ensureNamespaces, type I18n } from '@wallet/i18n';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { LazyStore } from '../store/lazy-store.ts';
import { modalsOf } from '../definition/modals-of.ts';
import type { WalletAppDefinition } from '../definition/definition.ts';
import type { AppParts } from '../parts/app-parts.ts';
import { createPagePart } from '../parts/page-part.tsx';

async function inApiArea(Page: ComponentType): Promise<ComponentType> {
  const { ApiArea } = await import('../api-area/api-code.ts');
  return function PageInApiArea() {
    return (
      <ApiArea>
        <Page />
      </ApiArea>
    );
  };
}

/** Chunks the build must find for a page besides its own, by the names of their modules. */
export const areaChunks = { member: 'MemberArea', api: 'api-code' } as const;

export function createAppParts(definition: WalletAppDefinition, i18n: I18n, api: LazyStore): AppParts {
  const memberArea = createPagePart(async () => {
    const [{ MemberArea }] = await Promise.all([import('../layouts/MemberArea.tsx'), api.load()]);
    return function MembersWithModals() {
      return <MemberArea modals={modals} companions={companions} />;
    };
  });
  const routes = definition.features.flatMap((feature) => feature.routes);
  const pages = new Map(
    routes.map((route) => [
      route,
      createPagePart(async () => {
        const [page] = await Promise.all([
          route.load(),
          ensureNamespaces(i18n, ['common', ...route.namespaces]),
          route.needsApi ? api.load() : null,
          route.access === 'member' ? memberArea.preload() : null,
        ]);
        // The member's area is such an area itself.
        return route.needsApi && route.access === 'public' ? inApiArea(page) : page;
      }),
    ]),
  );
  const modals = new Map(
    modalsOf(definition).map((modal) => [
      modal.id,
      createPagePart(async () => {
        const [component] = await Promise.all([modal.load(), ensureNamespaces(i18n, modal.namespaces)]);
        return component;
      }),
    ]),
  );
  const companions = new Map(
    definition.features.flatMap((feature) => feature.companions ?? []).map((companion) => [companion, createPagePart(companion.load)]),
  );
  return {
    memberArea,
    pages,
    modals,
    companions,
    preload: async (address) => {
      const [path = ''] = address.split('?');
      const route = routes.find((candidate) => matchPath(candidate.path, path));
      await Promise.all([ensureNamespaces(i18n, ['common']), route && pages.get(route)?.preload()]);
    },
  };
}
