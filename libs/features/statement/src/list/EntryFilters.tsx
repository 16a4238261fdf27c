import { readStatementType, statementTypes, withoutBreakMarks, type MoneyStatus } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useSaveCsv, type PlacedEntry } from '@wallet/statement';
import { OpenIcon } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './EntryFilters.module.scss';
import { isFiltering, isPartial, monthsOf, noFilter, type EntryFilter } from './loaded-entries.ts';

interface EntryFiltersProps {
  /** The element that says what they cover, where that is not everything. */
  readonly noteId: string;
  readonly filter: EntryFilter;
  /** The entries loaded so far, which are the ones that filters apply to. */
  readonly loaded: readonly PlacedEntry[];
  /** The entries that the file contains. */
  readonly shown: readonly PlacedEntry[];
  /** The count over all pages; null when not known. */
  readonly total: number | null;
  /** The last request has failed. */
  readonly isStale: boolean;
  readonly onFilter: (filter: EntryFilter) => void;
  /** Links before the filters, on the same line. */
  readonly children: ReactNode;
}

const statuses: readonly MoneyStatus[] = ['success', 'failed', 'in-progress'];

/** Filters the loaded entries and saves them as a file. */
export function EntryFilters({ noteId, filter, loaded, shown, total, isStale, onFilter, children }: EntryFiltersProps) {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const saveCsv = useSaveCsv();
  const isPart = isPartial(loaded, total);
  const choices: readonly ChoiceProps[] = [
    {
      name: 'month',
      isExact: true,
      label: t('filter.month'),
      allLabel: t('filter.all'),
      value: filter.month,
      options: monthsOf(loaded).map((month) => ({ value: month, label: month })),
      onChoose: (month) => onFilter({ ...filter, month }),
    },
    {
      name: 'type',
      label: t('filter.type'),
      allLabel: t('filter.allTypes'),
      value: filter.type,
      options: statementTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
      onChoose: (type) => onFilter({ ...filter, type: type === null ? null : readStatementType(type) }),
    },
    {
      name: 'status',
      label: t('filter.status'),
      allLabel: t('filter.allStatuses'),
      value: filter.status,
      options: statuses.map((status) => ({ value: status, label: money(`status.${status}`) })),
      onChoose: (chosen) => onFilter({ ...filter, status: statuses.find((status) => status === chosen) ?? null }),
    },
  ];
  const save = () =>
    saveCsv({
      entries: shown.map(({ entry }) => entry),
      isWhole: !isPart && !isStale,
      about: choices.flatMap(({ label, value, options }) =>
        options.filter((option) => option.value === value).map((option) => `${label}: ${option.label}`),
      ),
    });

  return (
    <div className={styles.line}>
      {isFiltering(filter) && (
        <button type="button" className={styles.chip} onClick={() => onFilter(noFilter)}>
          {t('filter.clear')}
        </button>
      )}
      {children}
      <div
        className={styles.filters}
        role="group"
        aria-label={withoutBreakMarks(t('filter.open'))}
        aria-describedby={isPart ? noteId : undefined}
      >
        {choices.map((choice) => (
          <Choice key={choice.name} {...choice} />
        ))}
        <button type="button" className={styles.chip} disabled={shown.length === 0} onClick={save}>
          {t('filter.export')}
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Shown and chosen for any value. */
  readonly allLabel: string;
  /** null means any value. */
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options are figures, which page translators leave as they are. */
  readonly isExact?: boolean;
  readonly onChoose: (value: string | null) => void;
}

/** A select that looks like a chip: its value says what it is for. */
function Choice({ name, label, allLabel, value, options, isExact = false, onChoose }: ChoiceProps) {
  return (
    <span className={styles.chip} data-chosen={value !== null}>
      <select
        name={name}
        className={styles.select}
        aria-label={withoutBreakMarks(label)}
        value={value ?? ''}
        autoComplete="off"
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} translate={isExact ? 'no' : undefined}>
            {option.label}
          </option>
        ))}
      </select>
      <OpenIcon aria-hidden="true" size={16} className={styles.open} />
    </span>
  );
}
