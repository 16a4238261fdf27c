import { useGetAgreementsQuery } from '@wallet/api-client';
import { ModalDialog, QueryView, useApp, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, Checkbox, EmptyState, SafeHtml } from '@wallet/ui-kit';
import { useState } from 'react';
import { acceptedKey, rememberedKey } from './agreement-keys.ts';
import styles from './AgreementDialog.module.scss';

/**
 * Shows the operator's agreement. Acceptance lasts for the session. The checkbox is stored at once, so it counts however the dialog is
 * closed.
 */
export function AgreementDialog() {
  const { t } = useText('conditions');
  const { device, session } = useApp();
  const { close } = useModal();
  const agreements = useGetAgreementsQuery();
  const [isRemembered, setRemembered] = useState(() => device.get(rememberedKey) !== null);
  const hasAgreements = (agreements.data?.length ?? 0) > 0;

  const remember = (isTicked: boolean) => {
    if (isTicked) device.set(rememberedKey, 'true');
    else device.remove(rememberedKey);
    setRemembered(isTicked);
  };

  const accept = () => {
    session.storage().set(acceptedKey, 'true');
    close();
  };

  return (
    <ModalDialog
      title={t('agreementTitle')}
      closeLabel={t('close')}
      actions={
        hasAgreements && (
          <div className={styles.actions}>
            <Checkbox
              name="remember"
              label={t('remember')}
              checked={isRemembered}
              onChange={(event) => remember(event.currentTarget.checked)}
            />
            <Button fullWidth onClick={accept}>
              {t('accept')}
            </Button>
          </div>
        )
      }
    >
      <QueryView query={agreements} failedTitle={t('agreementFailed')} empty={<EmptyState title={t('empty')} />}>
        {(texts) => texts.map((html, index) => <SafeHtml key={index} html={html} />)}
      </QueryView>
    </ModalDialog>
  );
}
