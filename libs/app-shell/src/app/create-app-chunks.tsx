import { ensureNamespaces, type I18n } from '@wallet/i18n';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { LazyStore } from '../store/lazy-store.ts';
import { paths } from '../addresses/paths.ts';
import { modalsOf } from '../definition/modals-of.ts';
import type { WalletAppDefinition } from '../definition/definition.ts';
import type { AppChunks } from '../lazy/app-chunks.ts';
import { lazyWithPreload } from '../lazy/lazy-with-preload.tsx';

/** Loads a part that calls the backend, together with the store. */
async function withStore(load: () => Promise<ComponentType>, api: LazyStore): Promise<ComponentType> {
  const [Part, { SessionStoreProvider }] = await Promise.all([load(), import('../session-store/store-chunk.ts'), api.load()]);
  return function PartWithStore() {
    return (
      <SessionStoreProvider>
        <Part />
      </SessionStoreProvider>
    );
  };
}

/** Modules whose chunks a page needs besides its own, by name. */
export const sharedChunks = { member: 'MemberArea', memberTexts: 'member-texts', api: 'store-chunk' } as const;

export function createAppChunks(definition: WalletAppDefinition, i18n: I18n, api: LazyStore): AppChunks {
  const memberArea = lazyWithPreload(async () => {
    const { MemberArea } = await import('../layouts/MemberArea.tsx');
    return function MembersWithModals() {
      return <MemberArea modals={modals} slots={slots} />;
    };
  });
  const notices = {
    notFound: lazyWithPreload(async () => (await import('../notices/NotFoundPage.tsx')).NotFoundPage),
    terminated: lazyWithPreload(async () => (await import('../notices/TerminatedPage.tsx')).TerminatedPage),
  };
  const routes = definition.features.flatMap((feature) => feature.routes);
  const pages = new Map(
    routes.map((route) => [
      route,
      lazyWithPreload(async () => {
        const [page] = await Promise.all([
          route.needsApi ? withStore(route.load, api) : route.load(),
          ensureNamespaces(i18n, ['common', ...route.namespaces]),
          route.access === 'member' ? memberArea.preload() : null,
        ]);
        return page;
      }),
    ]),
  );
  const modals = new Map(
    modalsOf(definition).map((modal) => [
      modal.id,
      lazyWithPreload(async () => {
        const [component] = await Promise.all([withStore(modal.load, api), ensureNamespaces(i18n, modal.namespaces)]);
        return component;
      }),
    ]),
  );
  const slots = new Map(
    definition.features.flatMap((feature) => feature.slots ?? []).map((slot) => [slot, lazyWithPreload(() => withStore(slot.load, api))]),
  );
  const routeOf = (address: string) => {
    const [path = ''] = address.split('?');
    return routes.find((candidate) => matchPath(candidate.path, path));
  };
  const partOf = (address: string) => {
    const route = routeOf(address);
    if (route) return pages.get(route);
    if (address === paths.terminated) return notices.terminated;
    return address === '/' || address === paths.user ? undefined : notices.notFound;
  };
  const preloadFirst = async (address: string) => {
    await Promise.all([ensureNamespaces(i18n, ['common']), partOf(address)?.preload()]);
  };
  return {
    memberArea,
    notices,
    pages,
    modals,
    slots,
    preloadFirst,
    preload: async (address) => {
      const route = routeOf(address);
      await Promise.all([
        preloadFirst(address),
        route?.later && Promise.all([route.later.load(), ensureNamespaces(i18n, route.later.namespaces), api.load()]),
      ]);
    },
  };
}
