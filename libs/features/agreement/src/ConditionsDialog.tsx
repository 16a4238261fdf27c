import { useGetConditionsQuery } from '@wallet/api-client';
import { useApiErrorText, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Dialog, EmptyState, ErrorState, SafeHtml, Skeleton } from '@wallet/ui-kit';

/** The operator's conditions. It has an address of its own, so Back closes it and a link opens it. */
export function ConditionsDialog() {
  const { t } = useText('common');
  const { close } = useModal();
  const errorText = useApiErrorText();
  const { data, error, isFetching, refetch } = useGetConditionsQuery();

  return (
    <Dialog title={t('menu.conditions')} closeLabel={t('close')} onClose={close}>
      {data?.map((html, index) => <SafeHtml key={index} html={html} />)}
      {data?.length === 0 && <EmptyState title={t('conditions.empty')} />}
      {!data && isFetching && <Skeleton shape="block" />}
      {!data && error && !isFetching && (
        <ErrorState title={t('conditions.failed')} text={errorText(error)} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
