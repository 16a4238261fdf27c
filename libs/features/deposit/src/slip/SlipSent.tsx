import type { DepositBank } from '@wallet/api-client/money-lookups';
import { BankLogo, useAvailability, useModal } from '@wallet/app-shell';
import { bankName, groupAccountNumber } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { DoneDialog, useDoneText, type MoneyActionState } from '@wallet/money';
import { Button, List, ListRow } from '@wallet/ui-kit';
import type { SlipTransfer } from '../draft/prepared-slip.ts';
import styles from '../parts/DepositModal.module.scss';
import { SlipFacts } from './SlipFacts.tsx';

interface SlipSentProps {
  readonly state: MoneyActionState;
  /** The account that the slip was sent for, if it is still known. */
  readonly account: DepositBank | undefined;
  /** Null when no code of the slip was read. */
  readonly transfer: SlipTransfer | null;
}

/** The outcome of a slip that was sent. Its amount is known only once the operator has checked it. */
export function SlipSent({ state, account, transfer }: SlipSentProps) {
  const { t, language } = useText('deposit');
  const { step } = useModal();
  const hasSlips = useAvailability().modal('slips');
  const doneText = useDoneText();
  // Whether money follows is only known if the operator has not said something else.
  const isUsual = state.phase === 'done' && state.serverText === undefined;
  return (
    <DoneDialog isUnderWay title={t('slip.sentOnly')} amount={null} text={doneText(isUsual ? t('slip.sent') : '', state)}>
      <div className={styles.panel}>
        {account && (
          <List variant="group" label={t('slip.to')}>
            <ListRow
              lead={<BankLogo code={account.bankCode} />}
              title={bankName(account, language) || account.bankCode}
              detail={<span translate="no">{`${groupAccountNumber(account.bankAccountNo)} ${account.bankAccountName}`.trim()}</span>}
            />
          </List>
        )}
        {transfer && <SlipFacts transfer={transfer} />}
        {hasSlips && (
          <Button fullWidth variant="secondary" onClick={() => step('slips', {})}>
            {t('slip.status')}
          </Button>
        )}
      </div>
    </DoneDialog>
  );
}
