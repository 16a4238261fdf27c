import { useGetWalletQuery } from '@wallet/api-client';
import { useGetInviteBannersQuery } from '@wallet/api-client/invites';
import { BannerInterstitial, ModalDialog, QueryView } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { FiguresNote } from '@wallet/money';
import { InviteBonus } from './components/InviteBonus.tsx';
import { InviteLink } from './components/InviteLink.tsx';
import { InviteTable } from './components/InviteTable.tsx';
import styles from './InviteModal.module.scss';

/** Shows the operator's banners first, if there are any. */
export function InviteModal() {
  const { t } = useText('invite');
  return (
    <BannerInterstitial modal="invite" step="friends" title={t('title')} bannersTitle={t('banners')} useBanners={useGetInviteBannersQuery}>
      <InviteDialog />
    </BannerInterstitial>
  );
}

/** The invitation link, the earnings from it, and who they came from. */
function InviteDialog() {
  const { t } = useText('invite');
  const query = useGetWalletQuery();

  return (
    <ModalDialog title={t('title')}>
      <QueryView query={query} failedTitle={t('failed')}>
        {({ memberId, invite, currency }) => (
          <div className={styles.invite}>
            {/* A link without the member's id would credit nobody. */}
            {memberId !== '' && <InviteLink memberId={memberId} />}
            <FiguresNote query={query} />
            <InviteBonus bonus={invite} />
            <InviteTable currency={currency} />
          </div>
        )}
      </QueryView>
    </ModalDialog>
  );
}
