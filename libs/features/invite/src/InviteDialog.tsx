import { useGetWalletQuery } from '@wallet/api-client';
import { useApiErrorText, useModal } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { FiguresNote } from '@wallet/money';
import { Dialog, ErrorState, Skeleton, SlowNote } from '@wallet/ui-kit';
import { InviteBonus } from './components/InviteBonus.tsx';
import { InviteLink } from './components/InviteLink.tsx';
import { InviteTable } from './components/InviteTable.tsx';
import styles from './InviteDialog.module.scss';

/** The link that invites, what inviting has earned, and from whom. */
export function InviteDialog() {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const { close } = useModal();
  const errorText = useApiErrorText();
  const walletQuery = useGetWalletQuery();
  const { data: wallet, error, isFetching, refetch } = walletQuery;

  return (
    <Dialog title={t('title')} closeLabel={common('close')} size="large" onClose={close}>
      {wallet && (
        <div className={styles['invite']}>
          {/* A link without the member's id would invite for nobody. */}
          {wallet.memberId !== '' && <InviteLink memberId={wallet.memberId} />}
          <FiguresNote query={walletQuery} />
          <InviteBonus bonus={wallet.invite} />
          <InviteTable currency={wallet.currency} />
        </div>
      )}
      {!wallet && (!error || isFetching) && (
        <>
          <Skeleton shape="block" />
          <SlowNote text={common('stillLoading')} />
        </>
      )}
      {!wallet && error && !isFetching && (
        <ErrorState title={t('failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
