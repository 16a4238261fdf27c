import { ensureNamespaces, type I18n } from '@wallet/i18n';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { LazyStore } from '../store/lazy-store.ts';
import { modalsOf } from '../definition/modals-of.ts';
import type { WalletAppDefinition } from '../definition/definition.ts';
import type { AppChunks } from '../lazy/app-chunks.ts';
import { lazyWithPreload } from '../lazy/lazy-with-preload.tsx';

async function withStore(Page: ComponentType): Promise<ComponentType> {
  const { SessionStoreProvider } = await import('../session-store/store-chunk.ts');
  return function PageWithStore() {
    return (
      <SessionStoreProvider>
        <Page />
      </SessionStoreProvider>
    );
  };
}

/** Modules whose chunks a page needs besides its own, by name. */
export const sharedChunks = { member: 'MemberArea', api: 'store-chunk' } as const;

export function createAppChunks(definition: WalletAppDefinition, i18n: I18n, api: LazyStore): AppChunks {
  const memberArea = lazyWithPreload(async () => {
    const [{ MemberArea }] = await Promise.all([import('../layouts/MemberArea.tsx'), api.load()]);
    return function MembersWithModals() {
      return <MemberArea modals={modals} slots={slots} />;
    };
  });
  const routes = definition.features.flatMap((feature) => feature.routes);
  const pages = new Map(
    routes.map((route) => [
      route,
      lazyWithPreload(async () => {
        const [page] = await Promise.all([
          route.load(),
          ensureNamespaces(i18n, ['common', ...route.namespaces]),
          route.needsApi ? api.load() : null,
          route.access === 'member' ? memberArea.preload() : null,
        ]);
        // Members' pages get their store from the member area.
        return route.needsApi && route.access === 'public' ? withStore(page) : page;
      }),
    ]),
  );
  const modals = new Map(
    modalsOf(definition).map((modal) => [
      modal.id,
      lazyWithPreload(async () => {
        const [component] = await Promise.all([modal.load(), ensureNamespaces(i18n, modal.namespaces)]);
        return component;
      }),
    ]),
  );
  const slots = new Map(definition.features.flatMap((feature) => feature.slots ?? []).map((slot) => [slot, lazyWithPreload(slot.load)]));
  return {
    memberArea,
    pages,
    modals,
    slots,
    preload: async (address) => {
      const [path = ''] = address.split('?');
      const route = routes.find((candidate) => matchPath(candidate.path, path));
      await Promise.all([ensureNamespaces(i18n, ['common']), route && pages.get(route)?.preload()]);
    },
  };
}
