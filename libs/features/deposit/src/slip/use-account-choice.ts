import type { DepositBank } from '@wallet/api-client/money-lookups';
import { useApp } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';
import { useRef, useState } from 'react';
import { useDepositDraft } from '../draft/deposit-draft.ts';
import { accountKey } from './account-key.ts';

/** Storage key of the chosen account: phones drop the page while the member is in the bank's app. */
const accountStorageKey = `${memberPrefix}depositAccount`;

/**
 * The account that the member has paid to. It is kept as long as the session. With several accounts, one that still exists must be chosen. It is a single choice that the
 * deposit's draft holds: forms with rules need Formik and Yup, which are larger than everything else that a slip needs.
 */
export function useAccountChoice(accounts: readonly DepositBank[]) {
  const { draft, change } = useDepositDraft();
  const { session } = useApp();
  const [isMissing, setMissing] = useState(false);
  const element = useRef<HTMLSelectElement>(null);
  const chosen = draft.account ?? session.storage().get(accountStorageKey);
  const account = accounts.length === 1 ? accounts[0] : accounts.find((each) => accountKey(each) === chosen);

  const choose = (key: string) => {
    setMissing(false);
    session.storage().set(accountStorageKey, key);
    change({ account: key });
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
