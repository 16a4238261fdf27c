import { BankLogo } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import type { SlipTransfer } from '../draft/prepared-slip.ts';
import styles from './SlipFacts.module.scss';

/** What the code of a slip says: the sending bank, if the app knows it, and the reference. */
export function SlipFacts({ transfer: { bank, reference } }: { readonly transfer: SlipTransfer }) {
  const { t } = useText('deposit');
  return (
    <dl className={styles.facts}>
      {bank !== null && (
        <div>
          <dt>{t('slip.from')}</dt>
          <dd>
            <BankLogo code={bank} />
            {bank === 'TRUEWALLET' ? <span>{t('methods.trueMoney')}</span> : <span translate="no">{bank}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('slip.reference')}</dt>
        <dd translate="no">{reference}</dd>
      </div>
    </dl>
  );
}
