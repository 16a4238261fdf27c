import { useSearchParams } from 'react-router';
import { useApp } from '../store/app-context.ts';
import { modalsOf, type FeatureModal } from '../router/definition.ts';
import { modalParameter } from '../router/paths.ts';

/** The modal that the URL names, or null if there is none. */
export function useOpenModal(): FeatureModal | null {
  const { definition } = useApp();
  const id = useSearchParams()[0].get(modalParameter);
  return id === null ? null : (modalsOf(definition).find((modal) => modal.id === id) ?? null);
}
