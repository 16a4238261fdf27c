import { useModal, useModalDetail } from '@wallet/app-shell';
import { bankName } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { keepExact, Notice, SelectField } from '@wallet/ui-kit';
import { useState } from 'react';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { useDepositDraft } from '../draft/deposit-draft-slice.ts';
import styles from '../parts/DepositModal.module.scss';
import shown from './QrShown.module.scss';
import { QrOfBank } from './QrOfBank.tsx';

interface QrPanelProps {
  readonly accounts: readonly QrAccount[];
  readonly isManual: boolean;
  /** How long a code can be paid; undefined when the operator does not say. */
  readonly validMinutes: number | undefined;
}

/** Deposit by a code that the member's bank app scans, at one of the banks that make them. */
export function QrPanel({ accounts, isManual, validMinutes }: QrPanelProps) {
  const { t, language } = useText('deposit');
  const { draft, change } = useDepositDraft();
  const { replace } = useModal();
  // The bank is in the address too, so that a reload shows the code that is waiting for payment.
  const requested = useModalDetail('bank') ?? draft.qrBank;
  const [first] = useState(accounts[0]?.bankCode);
  const wanted = requested ?? first;
  const found = accounts.find(({ bankCode }) => bankCode === wanted);
  const account = found ?? accounts[0];
  if (!account) return null;
  return (
    <div className={styles.panel}>
      {!found && wanted !== undefined && <Notice variant="warning">{keepExact(t('qr.bankGone', { bank: wanted }), wanted)}</Notice>}
      {accounts.length > 1 && (
        <div className={shown.bank}>
          <SelectField
            name="qrBank"
            isExact
            label={t('account.bank')}
            value={account.bankCode}
            options={accounts.map((each) => ({ value: each.bankCode, label: bankName(each, language) || each.bankCode }))}
            onChange={({ currentTarget: { value } }) => {
              change({ qrBank: value });
              replace('deposit', { method: 'qr', bank: value });
            }}
          />
        </div>
      )}
      <QrOfBank key={account.bankCode} account={account} isManual={isManual} validMinutes={validMinutes} />
    </div>
  );
}
