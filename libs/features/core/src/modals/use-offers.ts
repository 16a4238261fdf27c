import { useMemo } from 'react';
import { modalsOf } from './modals-of.ts';
import { useApp } from '../app/app-context.ts';
import type { ModalId } from '../app/paths.ts';

/** What this app is made of, for parts that lead to others: nothing leads to what an app does not have. */
export function useOffers() {
  const { definition } = useApp();
  return useMemo(
    () => ({
      modal: (id: ModalId) => modalsOf(definition).some((modal) => modal.id === id),
      page: (path: string) => definition.features.some(({ routes }) => routes.some((route) => route.path === path)),
    }),
    [definition],
  );
}
