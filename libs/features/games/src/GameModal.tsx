import { useGetWalletQuery } from '@wallet/api-client';
import { ModalDialog, QueryView, useModalDetail } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { EmptyState } from '@wallet/ui-kit';
import { ActiveAccount } from './ActiveAccount.tsx';
import { ClosedAccount } from './ClosedAccount.tsx';

/** One game account: activating it, its login, transfers into it, and playing. Its address contains the account's code. */
export function GameModal() {
  const { t } = useText('common');
  const { t: game } = useText('game');
  const code = useModalDetail('account');
  const query = useGetWalletQuery();
  const wallet = query.data;
  const account = wallet?.gameAccounts.find((each) => each.code === code);

  if (wallet && account) {
    const Account = account.isActive ? ActiveAccount : ClosedAccount;
    return <Account key={account.code} account={account} wallet={wallet} />;
  }
  return (
    <ModalDialog title={t('titles.game')}>
      <QueryView query={query} failedTitle={game('credentials.failed')}>
        {() => <EmptyState title={t('unavailable.title')} text={t('unavailable.text')} />}
      </QueryView>
    </ModalDialog>
  );
}
