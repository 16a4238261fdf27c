import type { DepositBank } from '@wallet/api-client/money-lookups';
import { BankLogo } from '@wallet/app-shell';
import { bankName } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { CopyIcon, IconButton } from '@wallet/ui-kit';
import { shownNumber } from '../../draft/account-mark.ts';
import styles from './AccountChoice.module.scss';

interface AccountCardProps {
  readonly account: DepositBank;
  /** Nothing is credited automatically, whatever the account says. */
  readonly isManual: boolean;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: () => void;
  readonly onCopy: () => void;
}

/** Longer numbers are smaller on phones, so that they stay on one line. */
const longNumber = 15;

/** An account of the operator with all details that a bank transfer needs. A tap on it chooses it. */
export function AccountCard({ account, isManual, isChosen, isLocked, onChoose, onCopy }: AccountCardProps) {
  const { t, language } = useText('deposit');
  const { currency: currencyText } = useFormat();
  const { bankCode, bankAccountNo, bankAccountName, currency, isAutomatic } = account;
  const number = shownNumber(account);
  return (
    // A number that was marked and copied by hand has left the app too.
    <div className={styles.card} onCopy={onChoose}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="account"
          className={styles.radio}
          value={`${bankCode} ${bankAccountNo}`}
          checked={isChosen}
          disabled={isLocked}
          onChange={onChoose}
        />
        <BankLogo code={bankCode} />
        <span className={styles.words}>
          <span className={styles.detail}>
            {[bankName(account, language) || bankCode, currency && currencyText(currency)].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.number} data-long={number.length > longNumber} translate="no">
            {number}
          </span>
          <span className={styles.detail} translate="no">
            {bankAccountName}
          </span>
          {isAutomatic && !isManual && <span className={styles.detail}>{t('account.automatic')}</span>}
        </span>
      </label>
      <IconButton label={`${t('account.copyNumber')} ${bankCode}`} onClick={onCopy}>
        <CopyIcon aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}
