import { readStatementType, statementTypes, type MoneyStatus } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Card, downloadFile, savingWay, SelectField, shareFile, useToasts } from '@wallet/ui-kit';
import { useId, useState } from 'react';
import type { PlacedEntry } from '../entries/entry-address.ts';
import { useEntryTexts } from '../entries/use-entry-texts.ts';
import styles from './EntryFilters.module.scss';
import { isFiltering, monthsOf, noFilter, type EntryFilter } from './filter-entries.ts';
import { toCsv } from './to-csv.ts';

interface EntryFiltersProps {
  readonly filter: EntryFilter;
  /** The entries loaded so far, which are the ones that filters apply to. */
  readonly loaded: readonly PlacedEntry[];
  /** The entries that the file contains. */
  readonly shown: readonly PlacedEntry[];
  /** The count over all pages; null when not known. */
  readonly total: number | null;
  readonly onFilter: (filter: EntryFilter) => void;
}

const statuses: readonly MoneyStatus[] = ['success', 'failed', 'in-progress'];

/** Filters the loaded entries and saves them as a file. Collapsed at first, since the entries come first. */
export function EntryFilters({ filter, loaded, shown, total, onFilter }: EntryFiltersProps) {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const saveCsv = useSaveCsv(shown);
  const isPartial = total === null || loaded.length < total;

  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <Button variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('filter.open')}
        </Button>
        {isFiltering(filter) && (
          <Button variant="ghost" onClick={() => onFilter(noFilter)}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        <Card>
          <div className={styles.fields}>
            <SelectField
              name="month"
              isExact
              label={t('filter.month')}
              emptyLabel={t('filter.all')}
              value={filter.month ?? ''}
              options={monthsOf(loaded).map((month) => ({ value: month, label: month }))}
              onChange={({ target }) => onFilter({ ...filter, month: target.value || null })}
            />
            <SelectField
              name="type"
              label={t('filter.type')}
              emptyLabel={t('filter.allTypes')}
              value={filter.type ?? ''}
              options={statementTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
              onChange={({ target }) => onFilter({ ...filter, type: target.value ? readStatementType(target.value) : null })}
            />
            <SelectField
              name="status"
              label={t('filter.status')}
              emptyLabel={t('filter.allStatuses')}
              value={filter.status ?? ''}
              options={statuses.map((status) => ({ value: status, label: money(`status.${status}`) }))}
              onChange={({ target }) => onFilter({ ...filter, status: statuses.find((status) => status === target.value) ?? null })}
            />
          </div>
          {isPartial && <p className={styles.note}>{t('filter.note', { count: loaded.length })}</p>}
          <Button variant="secondary" disabled={shown.length === 0} onClick={saveCsv}>
            {t('filter.export')}
          </Button>
        </Card>
      </div>
    </div>
  );
}

function useSaveCsv(shown: readonly PlacedEntry[]): () => void {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { showToast } = useToasts();
  const textsOf = useEntryTexts();
  return () => {
    const heads = (['time', 'type', 'detail', 'from', 'to', 'amount', 'currency', 'status'] as const).map((column) =>
      t(`columns.${column}`),
    );
    const rows = shown.map(({ entry }) => {
      const { time, type, cause, from, to, figures, currency, status } = textsOf(entry);
      // Spreadsheets read the amounts as numbers only without thousands separators.
      return [time, type, cause, from, to, figures.replaceAll(',', ''), currency, status];
    });
    const file = new File([toCsv([heads, ...rows])], 'statement.csv', { type: 'text/csv' });
    const way = savingWay(file);
    if (way === 'share') void shareFile(file).then((isShared) => isShared || showToast('danger', t('filter.exportBlocked')));
    else if (way === 'hold') showToast('danger', t('filter.exportBlocked'));
    else {
      downloadFile(file);
      showToast('success', money('picture.downloaded'));
    }
  };
}
