import { useAvailability, useModal } from '@wallet/app-shell';
import { emptySum, isWithin, sumStatement, withoutBreakMarks, type Period, type StatementSum } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, useMoneyWords } from '@wallet/money';
import { EntryList, writeEntryAddress, type StatementHistory } from '@wallet/statement';
import { Button, Card, EmptyState, Notice, Section, Table, type TableColumn } from '@wallet/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './MoneyOverTime.module.scss';
import { MoneyChart } from './MoneyChart.tsx';
import { daysLabel, partsOf, type PeriodChoice } from './period-choices.ts';
import type { PartSum } from './chart-lines.ts';

interface MoneyOverTimeProps {
  readonly choice: PeriodChoice;
  readonly now: number;
  /** One for each currency. */
  readonly sums: readonly StatementSum[];
  readonly notCounted: number;
  /** Nothing of the period is to be read or read again. */
  readonly isFinal: boolean;
  readonly history: StatementHistory;
}

const figures = ['deposits', 'withdrawals', 'difference', 'bonuses', 'refunds'] as const;

/** The sums of a period, the same as a picture and as a table, and the entries of one bar. */
export function MoneyOverTime({ choice, now, sums, notCounted, isFinal, history }: MoneyOverTimeProps) {
  const { t } = useText('overview');
  const [chosen, setChosen] = useState<Period | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { period } = choice;
  // Everything begins with its oldest entry. Without one, no days are known.
  const from = choice.kind === 'all' ? history.readBackTo : period.from;
  const counted = history.entries.filter(({ createdAt }) => createdAt !== null && isWithin(period, createdAt));
  const parts = partsOf(choice, history.readBackTo).map((part) => ({ part, ...sumStatement(counted, part) }));
  const close = () => {
    // Back to the bar that is chosen.
    root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setChosen(null);
  };

  return (
    <div ref={root} className={styles.figures}>
      {sums.map((sum) => (
        <Figures
          key={sum.currency}
          sum={sum}
          now={now}
          isFinal={isFinal}
          days={from === null ? null : daysLabel({ ...period, from })}
          parts={parts.map(({ part, sums: partSums }) => ({
            part,
            sum: partSums.find(({ currency }) => currency === sum.currency) ?? emptySum(sum.currency),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      ))}
      <p className={styles.note}>{t('note')}</p>
      {notCounted > 0 && <Notice variant="info">{t('notCounted', { count: notCounted })}</Notice>}
      {chosen && <ChosenEntries part={chosen} history={history} onClose={close} />}
    </div>
  );
}

interface FiguresProps {
  readonly sum: StatementSum;
  readonly parts: readonly PartSum[];
  readonly now: number;
  readonly isFinal: boolean;
  /** Null if it is not known which they are. */
  readonly days: string | null;
  readonly chosen: Period | null;
  readonly onChoose: (part: Period) => void;
}

function Figures({ sum, parts, now, isFinal, days, chosen, onChoose }: FiguresProps) {
  const { t } = useText('overview');
  const words = useMoneyWords();
  const { inProgress } = sum;
  const columns: readonly TableColumn<PartSum>[] = [
    { id: 'days', head: t('table.days'), cell: ({ part }) => <span translate="no">{daysLabel(part)}</span> },
    ...figures.map((id) => ({
      id,
      head: t(id),
      cell: (row: PartSum) => <MoneyText amount={row.sum[id]} size="body" />,
      align: 'end' as const,
    })),
  ];
  const isEmpty = isFinal && figures.every((id) => sum[id].minor === 0);

  return (
    <Card>
      {/* While it is being read, too, no sum looks final that is not. */}
      {isFinal ? (
        days !== null && (
          <p className={styles.days} translate="no">
            {days}
          </p>
        )
      ) : (
        <p className={styles.days}>{t('soFar')}</p>
      )}
      <dl className={styles.sums}>
        {figures.map((id) => (
          <div key={id} data-figure={id}>
            <dt>{t(id)}</dt>
            <dd>
              <MoneyText amount={sum[id]} size="body" />
            </dd>
          </div>
        ))}
      </dl>
      <MoneyChart parts={parts} now={now} isEmpty={isEmpty} chosen={chosen} onChoose={onChoose} />
      <details className={styles.table}>
        <summary>{t('table.open')}</summary>
        <Table caption={withoutBreakMarks(t('chart.label'))} columns={columns} rows={parts} keyOf={({ part }) => String(part.from)} />
      </details>
      {inProgress.count > 0 && (
        <Notice variant="info">
          {t('inProgress', { count: inProgress.count, deposits: words(inProgress.deposits), withdrawals: words(inProgress.withdrawals) })}
        </Notice>
      )}
    </Card>
  );
}

interface ChosenEntriesProps {
  readonly part: Period;
  readonly history: StatementHistory;
  readonly onClose: () => void;
}

/** The entries of one bar. */
function ChosenEntries({ part, history, onClose }: ChosenEntriesProps) {
  const { t } = useText('overview');
  const { open } = useModal();
  const hasReceipts = useAvailability().modal('receipt');
  const top = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = history.placed().filter(({ entry: { createdAt } }) => createdAt !== null && isWithin(part, createdAt));
  const isRead = history.covers(part.from);
  const title = t('transactions.title', { days: daysLabel(part) });
  // Choosing a bar goes to its list, also by keyboard.
  useEffect(() => top.current?.focus(), [part]);

  return (
    <div ref={top} id={id} tabIndex={-1} className={styles.entries}>
      <Section title={title} level={2}>
        {!isRead && <Notice variant="info">{t('load.incomplete')}</Notice>}
        {entries.length === 0 ? (
          isRead && <EmptyState title={t('transactions.none')} />
        ) : (
          <EntryList
            label={title}
            entries={entries}
            onOpen={hasReceipts ? (entry) => open('receipt', { entry: writeEntryAddress(entry) }) : undefined}
          />
        )}
        <Button variant="soft" onClick={onClose}>
          {t('transactions.close')}
        </Button>
      </Section>
    </div>
  );
}
