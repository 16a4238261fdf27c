import { ensureNamespaces, type I18n } from '@wallet/i18n';
import { matchPath } from 'react-router';
import { isMemberPath, paths } from '../router/paths.ts';
import { modalsOf, withMemberFeatures, type Access, type WalletAppDefinition } from '../router/definition.ts';
import type { AppChunks, MemberAreaProps, MemberParts, PageParts } from '../router/app-chunks.ts';
import { lazyWithPreload } from '../router/lazy-with-preload.tsx';
import { lazyWithStore, withStore } from '../store/lazy-with-store.tsx';

export const loadMemberArea = () => import('../layouts/MemberArea.tsx');

/** Pages of no feature. */
export const noticePages = {
  notFound: async () => (await import('../layouts/NotFoundPage.tsx')).NotFoundPage,
  terminated: async () => (await import('../layouts/TerminatedPage.tsx')).TerminatedPage,
};

export function createAppChunks(definition: WalletAppDefinition, i18n: I18n): AppChunks {
  const pagesOf = ({ features }: WalletAppDefinition, access: Access, preloadLayout: () => Promise<void> | null): PageParts =>
    new Map(
      features
        .flatMap(({ routes }) => routes)
        .filter((route) => route.access === access)
        .map((route) => [
          route,
          lazyWithPreload(async () => {
            const [page] = await Promise.all([
              route.needsApi ? withStore(route.load) : route.load(),
              ensureNamespaces(i18n, ['common', ...route.namespaces]),
              preloadLayout(),
            ]);
            return page;
          }),
        ]),
    );

  const createMemberParts = async (): Promise<MemberParts> => {
    const whole = await withMemberFeatures(definition);
    return {
      definition: whole,
      pages: pagesOf(whole, 'member', () => memberArea.preload()),
      modals: new Map(
        modalsOf(whole).map((modal) => [
          modal.id,
          lazyWithPreload(async () => {
            const [component] = await Promise.all([withStore(modal.load), ensureNamespaces(i18n, modal.namespaces)]);
            return component;
          }),
        ]),
      ),
      slots: new Map(whole.features.flatMap((feature) => feature.slots ?? []).map((slot) => [slot, lazyWithStore(slot.load)])),
    };
  };
  let loading: Promise<MemberParts> | null = null;
  const loadMemberParts = (): Promise<MemberParts> => {
    loading ??= createMemberParts().catch((error: unknown) => {
      // A later call tries again.
      loading = null;
      throw error;
    });
    return loading;
  };

  const memberArea = lazyWithPreload<MemberAreaProps>(async () => {
    const [{ MemberArea }, parts] = await Promise.all([loadMemberArea(), loadMemberParts()]);
    return function MembersWithModals(props: MemberAreaProps) {
      return <MemberArea {...parts} {...props} />;
    };
  });
  const gates = new Map(
    definition.features.flatMap(({ gate }) =>
      gate
        ? [
            [
              gate,
              lazyWithPreload(async () => {
                const [component] = await Promise.all([withStore(gate.load), ensureNamespaces(i18n, gate.namespaces)]);
                return component;
              }),
            ] as const,
          ]
        : [],
    ),
  );
  const notices = {
    notFound: lazyWithPreload(noticePages.notFound),
    terminated: lazyWithPreload(noticePages.terminated),
  };
  const publicPages = pagesOf(definition, 'public', () => null);

  const pagesAt = async (path: string): Promise<PageParts> => {
    if (!isMemberPath(path)) return publicPages;
    // Together with the pages, not after them. A failure is met again by the page.
    memberArea.preload().catch(() => undefined);
    return (await loadMemberParts()).pages;
  };
  const partAt = async (path: string) => {
    if (path === '/' || path === paths.user) return undefined;
    if (path === paths.terminated) return notices.terminated;
    const pages = await pagesAt(path);
    const [, page = notices.notFound] = [...pages].find(([route]) => matchPath(route.path, path)) ?? [];
    return page;
  };

  return {
    gates,
    memberArea,
    notices,
    publicPages,
    preload: async (address) => {
      const [path = ''] = address.split('?');
      await Promise.all([ensureNamespaces(i18n, ['common']), partAt(path).then((part) => part?.preload())]);
    },
    preloadModal: async (id) => {
      await (await loadMemberParts()).modals.get(id)?.preload();
    },
  };
}
