import { useGetInviteBannersQuery } from '@wallet/api-client/invites';
import { BannerInterstitial } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { InviteDialog } from './InviteDialog.tsx';

/** Shows the operator's banners first, if there are any. */
export function InviteModal() {
  const { t } = useText('invite');
  return (
    <BannerInterstitial modal="invite" step="friends" title={t('title')} bannersTitle={t('banners')} useBanners={useGetInviteBannersQuery}>
      <InviteDialog />
    </BannerInterstitial>
  );
}
