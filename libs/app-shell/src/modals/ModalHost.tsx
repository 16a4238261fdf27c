import { useText } from '@wallet/i18n';
import { Skeleton, VisuallyHidden } from '@wallet/ui-kit';
import { Suspense } from 'react';
import type { MemberParts } from '../router/app-chunks.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { useOpenModal } from './use-open-modal.ts';

/** Renders the modal that the URL names, over the current page. Unknown names render nothing. */
export function ModalHost({ modals }: Pick<MemberParts, 'modals'>) {
  const modal = useOpenModal();
  const { t } = useText('common');
  const part = modal && modals.get(modal.id);
  if (!part) return null;
  const title = t(`titles.${modal.title}`);

  return (
    <ErrorBoundary resetKey={modal.id} fallback={(failure) => <ModalDialog title={title}>{failure}</ModalDialog>}>
      <Suspense
        fallback={
          <ModalDialog title={title}>
            <div role="status">
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton shape="block" />
            </div>
          </ModalDialog>
        }
      >
        <part.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
