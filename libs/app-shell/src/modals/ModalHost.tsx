import { useText } from '@wallet/i18n';
import { Skeletons, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense, useMemo } from 'react';
import type { MemberParts } from '../router/app-chunks.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { ModalLoading, ModalPartsContext, type ModalParts } from './ModalSlots.tsx';
import { useOpenModal } from './use-open-modal.ts';

/** Renders the modal that the URL names, over the current page. Unknown names render nothing. */
export function ModalHost({ modals, slots }: Pick<MemberParts, 'modals' | 'slots'>) {
  const modal = useOpenModal();
  const { t } = useText('common');
  const { id, loading } = modal ?? {};
  const parts = useMemo<ModalParts>(
    () => ({
      slots: [...slots].filter(([{ inModal }]) => inModal !== undefined && inModal === id).map(([, slot]) => slot),
      questions: new Set(),
      loading: <Skeletons shapes={loading?.shapes ?? ['block']} tabCount={loading?.tabCount} />,
    }),
    [slots, id, loading],
  );
  const part = modal && modals.get(modal.id);
  if (!part) return null;
  const title = t(`titles.${modal.title}`);

  return (
    <ErrorBoundary resetKey={modal.id} fallback={(failure) => <ModalDialog title={title}>{failure}</ModalDialog>}>
      <ModalPartsContext value={parts}>
        <Suspense
          fallback={
            <ModalDialog title={title}>
              <div role="status">
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <ModalLoading />
              </div>
            </ModalDialog>
          }
        >
          <part.Component />
        </Suspense>
      </ModalPartsContext>
    </ErrorBoundary>
  );
}
