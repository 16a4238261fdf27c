import type { DepositBank } from '@wallet/api-client/money-lookups';
import { useGetStatementQuery } from '@wallet/api-client/statement';
import { useApp } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { memberPrefix } from '@wallet/session';
import { useRef, useState } from 'react';
import { useDepositDraft } from '../draft/deposit-draft.ts';
import { accountKey } from './account-key.ts';
import { fittingAccounts, suggestAccount } from './suggest-account.ts';

/** Storage key of the chosen account: phones drop the page while the member is in the bank's app. */
const accountStorageKey = `${memberPrefix}depositAccount`;

/**
 * The account that the member has paid to. It is kept as long as the session. With several accounts, it is suggested for a slip, or the member
 * chooses. It is a single choice that the deposit's draft holds: forms with rules need Formik and Yup, which are larger than everything else that a
 * slip needs.
 */
export function useAccountChoice(accounts: readonly DepositBank[], currency: Currency | null) {
  const { draft, change } = useDepositDraft();
  const { session } = useApp();
  const [isMissing, setMissing] = useState(false);
  const element = useRef<HTMLSelectElement>(null);
  const key = draft.account ?? session.storage().get(accountStorageKey);
  const chosen = accounts.find((each) => accountKey(each) === key);
  const fitting = fittingAccounts(accounts, currency);
  const isOpen = !chosen && key !== '';
  const isAskingStatement = isOpen && fitting.length > 1 && draft.slip !== null;
  const statement = useGetStatementQuery({ page: 1, limit: pageSizes.statement, currency }, { skip: !isAskingStatement });
  const account = accounts.length === 1 ? accounts[0] : isOpen ? suggestAccount(fitting, statement.data?.rows ?? []) : chosen;

  const choose = (of: string) => {
    setMissing(false);
    session.storage().set(accountStorageKey, of);
    change({ account: of });
  };
  /** Returns the account. If none is chosen, undefined: the field then says so and has the focus. */
  const requireAccount = () => {
    setMissing(!account);
    if (!account) {
      element.current?.focus();
      // The top bar may cover the label of the field.
      element.current?.labels[0]?.scrollIntoView({ block: 'nearest' });
    }
    return account;
  };
  return { account, isMissing: isMissing && !account, element, choose, requireAccount };
}
