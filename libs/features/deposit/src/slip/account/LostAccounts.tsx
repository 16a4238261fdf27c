import type { DepositBank } from '@wallet/api-client/money-lookups';
import { FeatureLink, paths } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Button, keepExact, Notice } from '@wallet/ui-kit';
import styles from '../../parts/DepositModal.module.scss';
import { accountKey, accountText } from '../../draft/account-mark.ts';
import type { AccountChoice } from './use-account-choice.ts';

interface LostAccountsProps {
  readonly choice: AccountChoice;
  readonly isLocked: boolean;
  /** The account that is offered instead, if there is one. */
  readonly only: DepositBank | undefined;
}

/** Asks whether the member has paid to accounts that they took and that are no longer offered. */
export function LostAccounts({ choice: { payee, lost, choose, forgetLost }, isLocked, only }: LostAccountsProps) {
  const { t } = useText('deposit');
  const { t: money } = useText('money');
  const chosenKey = payee && accountKey(payee);
  return (
    <Notice variant="warning">
      <div className={styles.ask}>
        {lost.map((account) => {
          const isChosen = accountKey(account) === chosenKey;
          const name = accountText(account);
          return (
            <div key={accountKey(account)} className={styles.ask}>
              <p>{keepExact(t(isChosen ? 'account.slipFor' : 'account.lost', { account: name }), name)}</p>
              <Button
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                disabled={isLocked}
                onClick={() => choose(account, 'paid')}
              >
                {t('account.paid')}
              </Button>
            </div>
          );
        })}
        <Button variant="secondary" disabled={isLocked} onClick={forgetLost}>
          {only ? keepExact(t('account.useThis', { account: accountText(only) }), accountText(only)) : t('account.notPaid')}
        </Button>
        <FeatureLink to={paths.memberContact}>{money('tracker.contactSupport')}</FeatureLink>
      </div>
    </Notice>
  );
}
