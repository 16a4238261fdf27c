import { BankLogo } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { Facts } from '@wallet/ui-kit';
import type { SlipTransfer } from '../draft/prepared-slip.ts';

/** What the code of a slip says: the sending bank, if the app knows it, and the reference. */
export function SlipFacts({ transfer: { bank, reference } }: { readonly transfer: SlipTransfer }) {
  const { t } = useText('deposit');
  const sender = (code: string) => (
    <>
      <BankLogo code={code} />
      {code === 'TRUEWALLET' ? <span translate="yes">{t('methods.trueMoney')}</span> : <span>{code}</span>}
    </>
  );
  return (
    <Facts
      facts={[
        { label: t('slip.from'), value: bank === null ? '' : sender(bank) },
        { label: t('slip.reference'), value: reference },
      ]}
    />
  );
}
