import { useSearchParams } from 'react-router';
import { useApp } from '../context/app-context.ts';
import type { FeatureModal } from '../definition/definition.ts';
import { modalParameter } from '../addresses/paths.ts';
import { modalsOf } from '../definition/modals-of.ts';

/** The modal that the URL names, or null if there is none. */
export function useOpenModal(): FeatureModal | null {
  const { definition } = useApp();
  const id = useSearchParams()[0].get(modalParameter);
  return id === null ? null : (modalsOf(definition).find((modal) => modal.id === id) ?? null);
}
