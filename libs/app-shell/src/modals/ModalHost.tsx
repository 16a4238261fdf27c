import { useText } from '@wallet/i18n';
import { Dialog, Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense } from 'react';
import type { MemberParts } from '../router/app-chunks.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { useModal } from './use-modal.ts';
import { useOpenModal } from './use-open-modal.ts';

/** Renders the modal that the URL names, over the current page. Unknown names render nothing. */
export function ModalHost({ modals }: Pick<MemberParts, 'modals'>) {
  const modal = useOpenModal();
  const { t } = useText('common');
  const { close } = useModal();
  const part = modal && modals.get(modal.id);
  if (!part) return null;
  const title = t(`titles.${modal.title}`);

  return (
    <ErrorBoundary
      resetKey={modal.id}
      fallback={(failure) => (
        <Dialog {...modal.dialog} title={title} closeLabel={t('close')} onClose={close}>
          {failure}
        </Dialog>
      )}
    >
      <Suspense
        fallback={
          <Dialog {...modal.dialog} title={title} closeLabel={t('close')} onClose={close}>
            <div role="status">
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton shape="block" />
            </div>
          </Dialog>
        }
      >
        <part.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
