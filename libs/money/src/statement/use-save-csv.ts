import type { StatementEntry } from '@wallet/api-client/statement';
import { useText } from '@wallet/i18n';
import { downloadFile, savingWay, shareFile, useToasts } from '@wallet/ui-kit';
import { toCsv } from './to-csv.ts';
import { useEntryTexts } from './use-entry-texts.ts';

/** Returns a function that saves entries as a file for spreadsheets. */
export function useSaveCsv(): (entries: readonly StatementEntry[]) => void {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { showToast } = useToasts();
  const textsOf = useEntryTexts();
  return (entries) => {
    const heads = (['time', 'type', 'detail', 'from', 'to', 'amount', 'currency', 'status'] as const).map((column) =>
      t(`columns.${column}`),
    );
    const rows = entries.map((entry) => {
      const { time, type, cause, from, to, figures, currency, status } = textsOf(entry);
      // Spreadsheets read the amounts as numbers only without thousands separators.
      return [time, type, cause, from, to, figures.replaceAll(',', ''), currency, status];
    });
    const file = new File([toCsv([heads, ...rows])], 'statement.csv', { type: 'text/csv' });
    const way = savingWay(file);
    if (way === 'share') void shareFile(file).then((sharing) => sharing === 'refused' && showToast('danger', t('filter.exportBlocked')));
    else if (way === 'hold') showToast('danger', t('filter.exportBlocked'));
    else {
      downloadFile(file);
      showToast('success', money('picture.downloaded'));
    }
  };
}
