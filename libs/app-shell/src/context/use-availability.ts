import { useMemo } from 'react';
import { modalsOf } from '../definition/modals-of.ts';
import { useApp } from './app-context.ts';

/** What this app is made of, for parts that lead to others: nothing leads to what an app does not have. */
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
