import { formatBangkokTime, withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import type { SupportCase } from '@wallet/money/support-case';

/** Returns a function that writes down a case in the page's language, one fact a line. Empty if there is none. Needs the `money` namespace. */
export function useCaseText(version: string): (facts: SupportCase) => string {
  const { t } = useText('money');
  const { t: contact } = useText('contact');
  const { money } = useFormat();
  return (all) => {
    if (all.length === 0) return '';
    const blocks = all.map(({ what, amount, from, to, at, reference, status }) => {
      const lines = [
        { label: t('amount'), value: amount && money(amount) },
        { label: t('receipt.from'), value: from },
        { label: t('receipt.to'), value: to },
        { label: t('time'), value: typeof at === 'number' ? `${formatBangkokTime(at)} (UTC+7)` : '' },
        { label: contact('case.reference'), value: reference },
        { label: contact('case.status'), value: status },
      ];
      return [what, ...lines.flatMap(({ label, value }) => (value ? `${label}: ${value}` : []))].join('\n');
    });
    return withoutBreakMarks([contact('case.greeting'), ...blocks, contact('version', { version })].join('\n\n'));
  };
}
