import type { StatementEntry } from '@wallet/api-client/statement';
import { useBackendTime, useIsHydrated } from '@wallet/app-shell';
import { emptySum, formatBangkokDay, formatBangkokMonth, isWithin, sumStatement } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { StatementFrame, useCurrency, useSaveCsv, useStatementHistory, type StatementHistory } from '@wallet/statement';
import { Button, SelectField, Skeleton } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import { MoneyOverTime } from './MoneyOverTime.tsx';
import styles from './MoneyOverTime.module.scss';
import { periodChoices, type PeriodChoice } from './period-choices.ts';
import { ReadingState } from './ReadingState.tsx';

/** The member's money over time: what came in, what went out, and what is left. */
export function OverviewPage() {
  const { t } = useText('overview');
  const isHydrated = useIsHydrated();
  const now = useBackendTime();
  const history = useStatementHistory();
  const currency = useCurrency();
  const [chosen, setChosen] = useState<string>();
  const choices = periodChoices(now, history.readBackTo);
  // The prerendered page does not know which months there are.
  const offered = isHydrated ? choices : choices.filter(({ kind }) => kind !== 'calendarMonth');
  const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
  const { from } = choice.period;

  const { readUntil } = history;
  useEffect(() => readUntil(from), [readUntil, from]);

  const nameOf = ({ kind, period }: PeriodChoice) => {
    if (kind === 'calendarMonth') return formatBangkokMonth(period.from);
    const isSince = kind === 'all' && history.isWhole && history.readBackTo !== null;
    return isSince ? t('period.since', { day: formatBangkokDay(history.readBackTo) }) : t(`period.${kind}`);
  };
  const { sums, notCounted } = sumStatement(history.entries, choice.period);
  const uncounted = notCounted + history.missing;
  const isFinal = history.covers(from) && !history.query.isFetching && !history.query.error;
  const shown = sums.length > 0 || !currency ? sums : [emptySum(currency)];

  return (
    <StatementFrame
      heading={t('heading')}
      controls={
        <SelectField
          name="period"
          label={t('period.label')}
          value={choice.id}
          options={offered.map((option) => ({ value: option.id, label: nameOf(option) }))}
          autoComplete="off"
          // Nothing listens to the prerendered field yet.
          disabled={!isHydrated}
          onChange={({ target }) => setChosen(target.value)}
        />
      }
      query={history.query}
      failedTitle={t('failed')}
      loading={
        <>
          <Skeleton shape="text" />
          <Skeleton shape="amount" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </>
      }
    >
      {() => (
        <>
          <MoneyOverTime key={choice.id} choice={choice} sums={shown} notCounted={uncounted} isFinal={isFinal} history={history} />
          <footer className={styles.foot}>
            <ReadingState history={history} from={from} />
            <SaveButton choice={choice} notCounted={uncounted} isFinal={isFinal} history={history} />
          </footer>
        </>
      )}
    </StatementFrame>
  );
}

interface SaveButtonProps {
  readonly choice: PeriodChoice;
  readonly notCounted: number;
  readonly isFinal: boolean;
  readonly history: StatementHistory;
}

/** Saves the entries of the period. */
function SaveButton({ choice: { kind, period }, notCounted, isFinal, history }: SaveButtonProps) {
  const { t } = useText('overview');
  const { t: statement } = useText('statement');
  const saveCsv = useSaveCsv();
  // Entries without a time are part of everything.
  const isSaved = ({ createdAt }: StatementEntry) => kind === 'all' || (createdAt !== null && isWithin(period, createdAt));
  const entries = history.entries.filter(isSaved);
  const save = () =>
    saveCsv({
      entries,
      period: kind === 'all' ? undefined : period,
      isWhole: isFinal && history.missing === 0,
      about: notCounted > 0 ? [t('notCounted', { count: notCounted })] : [],
    });
  return (
    <Button variant="secondary" size="small" disabled={entries.length === 0} onClick={save}>
      {statement('filter.export')}
    </Button>
  );
}
