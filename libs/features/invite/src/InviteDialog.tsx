import { useGetWalletQuery } from '@wallet/api-client';
import { QueryView, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { FiguresNote } from '@wallet/money';
import { Dialog } from '@wallet/ui-kit';
import { InviteBonus } from './components/InviteBonus.tsx';
import { InviteLink } from './components/InviteLink.tsx';
import { InviteTable } from './components/InviteTable.tsx';
import styles from './InviteDialog.module.scss';

/** The invitation link, the earnings from it, and who they came from. */
export function InviteDialog() {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const { close } = useModal();
  const query = useGetWalletQuery();

  return (
    <Dialog isTall title={t('title')} closeLabel={common('close')} size="large" onClose={close}>
      <QueryView query={query} failedTitle={t('failed')}>
        {({ memberId, invite, currency }) => (
          <div className={styles['invite']}>
            {/* A link without the member's id would credit nobody. */}
            {memberId !== '' && <InviteLink memberId={memberId} />}
            <FiguresNote query={query} />
            <InviteBonus bonus={invite} />
            <InviteTable currency={currency} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
