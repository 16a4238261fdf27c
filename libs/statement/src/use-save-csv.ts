import type { StatementEntry } from '@wallet/api-client/statement';
import { formatBangkokFileTime, type Period } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { downloadFile, savingWay, shareFile, useToasts } from '@wallet/ui-kit';
import { toCsv, type CsvCell } from './to-csv.ts';
import { useEntryTexts } from './use-entry-texts.ts';

export interface EntriesFile {
  readonly entries: readonly StatementEntry[];
  /** The days that the file is about. Absent: those of its entries. */
  readonly period?: Period | undefined;
  /** No entry is missing that belongs to the file. */
  readonly isWhole: boolean;
  /** What else the screen says of the entries, such as filters. */
  readonly about?: readonly string[];
}

/** Returns a function that saves entries as a file for spreadsheets. The file says what it has, and whether that is everything. */
export function useSaveCsv(): (file: EntriesFile) => void {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { showToast } = useToasts();
  const toRow = useToRow();
  return ({ entries, period = spanOf(entries), isWhole, about = [] }) => {
    const days = period === null ? [] : [period.from, period.to - 1].map((ms) => formatBangkokFileTime(ms).slice(0, 10));
    const first = [days.join(' – '), ...about, isWhole ? '' : t('filter.incomplete')].filter(Boolean);
    const heads = (['time', 'type', 'detail', 'from', 'to', 'amount', 'currency', 'status'] as const).map((column) =>
      t(`columns.${column}`),
    );
    const name = ['statement', ...days, ...(isWhole ? [] : ['incomplete'])].join('_');
    const file = new File([toCsv([first, heads, ...entries.map(toRow)])], `${name}.csv`, { type: 'text/csv' });
    const way = savingWay(file);
    if (way === 'share') void shareFile(file).then((sharing) => sharing === 'refused' && showToast('danger', t('filter.exportBlocked')));
    else if (way === 'hold') showToast('danger', t('filter.exportBlocked'));
    else {
      downloadFile(file);
      showToast('success', money('picture.downloaded'));
    }
  };
}

function useToRow(): (entry: StatementEntry) => readonly CsvCell[] {
  const textsOf = useEntryTexts();
  return (entry) => {
    const { type, cause, from, to, figures, currency, status } = textsOf(entry);
    const time = entry.createdAt === null ? '' : formatBangkokFileTime(entry.createdAt);
    // Spreadsheets read the amounts as numbers only without thousands separators.
    const amount = entry.amount === null ? '' : figures.replaceAll(',', '');
    return [{ exact: time }, type, cause, from, to, { exact: amount }, currency, status];
  };
}

/** From the oldest entry to the newest. Null if no entry has a time. */
function spanOf(entries: readonly StatementEntry[]): Period | null {
  const times = entries.flatMap(({ createdAt }) => createdAt ?? []).sort((one, other) => one - other);
  const [from, last] = [times[0], times.at(-1)];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}
