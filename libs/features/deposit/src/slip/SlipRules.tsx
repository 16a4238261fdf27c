import { slipClosing, type SlipClosing } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { InfoIcon, Notice, PictureIcon, ProgressIcon } from '@wallet/ui-kit';
import styles from '../parts/DepositModal.module.scss';

/** The operator's settings for slips. Absent fields are not known. */
export interface SlipRulesOfOperator extends SlipClosing {
  readonly uploadWithinMinutes?: number | undefined;
}

const hourMinutes = 60;

/** How soon after the transfer a slip must be sent, in minutes. */
export const uploadWithinMinutes = (rules: SlipRulesOfOperator): number => rules.uploadWithinMinutes ?? hourMinutes;

/** Returns how soon after the transfer the slip must be sent. */
export function useUploadWithinText(rules: SlipRulesOfOperator): string {
  const { t } = useText('deposit');
  const count = uploadWithinMinutes(rules);
  return count === hourMinutes ? t('rules.uploadWithinHour') : t('rules.uploadWithin', { count });
}

interface SlipRulesProps {
  readonly rules: SlipRulesOfOperator;
  /** Whether an account is marked as credited automatically. */
  readonly hasAutomatic: boolean;
  readonly isOpen: boolean;
}

/** The rules that a member must know before paying. */
export function SlipRules({ rules, hasAutomatic, isOpen }: SlipRulesProps) {
  const { t } = useText('deposit');
  const closing = slipClosing(rules);
  const uploadWithin = useUploadWithinText(rules);
  return (
    <>
      {closing && !isOpen && <Notice variant="warning">{t('rules.closedNow', { to: closing.closedTo })}</Notice>}
      <ul className={styles.rules}>
        {hasAutomatic && (
          <li>
            <ProgressIcon aria-hidden="true" size={18} />
            <span>{t('rules.credited', { mark: t('account.automatic') })}</span>
          </li>
        )}
        <li>
          <PictureIcon aria-hidden="true" size={18} />
          <span>{uploadWithin}</span>
        </li>
        {closing && (
          <li>
            <InfoIcon aria-hidden="true" size={18} />
            <span>{t('rules.closed', { from: closing.closedFrom, to: closing.closedTo })}</span>
          </li>
        )}
      </ul>
    </>
  );
}
