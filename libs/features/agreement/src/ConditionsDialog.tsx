import { useGetConditionsQuery } from '@wallet/api-client';
import { QueryView, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Dialog, EmptyState, SafeHtml } from '@wallet/ui-kit';

/** The operator's conditions. The dialog has its own address, so Back closes it and a link opens it. */
export function ConditionsDialog() {
  const { t } = useText('common');
  const { close } = useModal();
  const conditions = useGetConditionsQuery();

  return (
    <Dialog isTall title={t('menu.conditions')} closeLabel={t('close')} onClose={close}>
      <QueryView query={conditions} failedTitle={t('conditions.failed')} empty={<EmptyState title={t('conditions.empty')} />}>
        {(texts) => texts.map((html, index) => <SafeHtml key={index} html={html} />)}
      </QueryView>
    </Dialog>
  );
}
