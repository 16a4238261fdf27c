import { useMemo } from 'react';
import { modalsOf } from '../router/modals-of.ts';
import { useApp } from '../store/app-context.ts';

/** Tells which pages and modals this app has. Check it before linking to another feature. */
export function useAvailability() {
  const { definition } = useApp();
  return useMemo(
    () => ({
      modal: (id: string) => modalsOf(definition).some((modal) => modal.id === id),
      page: (path: string) => definition.features.some(({ routes }) => routes.some((route) => route.path === path)),
    }),
    [definition],
  );
}
