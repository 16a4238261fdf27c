import { useGetConditionsQuery } from '@wallet/api-client';
import { ModalDialog, QueryView } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { EmptyState, SafeHtml } from '@wallet/ui-kit';

/** The operator's conditions. The dialog has its own address, so Back closes it and a link opens it. */
export function ConditionsDialog() {
  const { t } = useText('conditions');
  const { t: common } = useText('common');
  const conditions = useGetConditionsQuery();

  return (
    <ModalDialog title={common('menu.conditions')}>
      <QueryView query={conditions} failedTitle={t('failed')} empty={<EmptyState title={t('empty')} />}>
        {(texts) => texts.map((html, index) => <SafeHtml key={index} html={html} />)}
      </QueryView>
    </ModalDialog>
  );
}
