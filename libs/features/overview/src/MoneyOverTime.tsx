import { useAvailability, useModal } from '@wallet/app-shell';
import { emptySum, isWithin, sumStatement, withoutBreakMarks, type Period, type StatementSum } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText, useMoneyWords } from '@wallet/money';
import { EntryList, writeEntryAddress, type StatementHistory } from '@wallet/statement';
import { Button, Card, Disclosure, EmptyState, Notice, Section, Table, type TableColumn } from '@wallet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './MoneyOverTime.module.scss';
import { MoneyChart, type PartSum } from './MoneyChart.tsx';
import { daysLabel, partsOf, type PeriodChoice } from './period-choices.ts';

interface MoneyOverTimeProps {
  readonly choice: PeriodChoice;
  /** One for each currency. */
  readonly sums: readonly StatementSum[];
  readonly notCounted: number;
  /** Nothing of the period is to be read or read again. */
  readonly isFinal: boolean;
  readonly history: StatementHistory;
}

const figures = ['difference', 'deposits', 'withdrawals', 'bonuses', 'refunds'] as const;

/** How many entries of a period are listed before a bar is chosen. */
const listed = 10;

/** The sums of a period, the same as a picture and as a table, and its newest entries or those of one bar. */
export function MoneyOverTime({ choice, sums, notCounted, isFinal, history }: MoneyOverTimeProps) {
  const { t } = useText('overview');
  const [chosen, setChosen] = useState<Period | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { period } = choice;
  // Everything begins with its oldest entry. Without one, no days are known.
  const from = choice.kind === 'all' ? history.readBackTo : period.from;
  const days = from === null ? null : daysLabel({ ...period, from });
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
          days={days}
          unread={isFinal ? null : history.isReading || history.covers(period.from) ? 'soFar' : 'load.incomplete'}
          parts={parts.map(({ part, sums: partSums }) => ({
            part,
            sum: partSums.find(({ currency }) => currency === sum.currency) ?? emptySum(sum.currency),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      ))}
      {notCounted > 0 && <Notice variant="info">{t('notCounted', { count: notCounted })}</Notice>}
      <Entries part={chosen ?? period} days={chosen && daysLabel(chosen)} history={history} onClose={close} />
    </div>
  );
}

interface FiguresProps {
  readonly sum: StatementSum;
  readonly parts: readonly PartSum[];
  /** Null if it is not known which they are. */
  readonly days: string | null;
  /** Says that the sums lack something: no sum looks final that is not, while it is being read, too. */
  readonly unread: 'soFar' | 'load.incomplete' | null;
  readonly chosen: Period | null;
  readonly onChoose: (part: Period) => void;
}

function Figures({ sum, parts, days, unread, chosen, onChoose }: FiguresProps) {
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

  return (
    <Card>
      {unread ? (
        <p className={styles.unread}>{t(unread)}</p>
      ) : (
        <p className={styles.days} translate="no">
          {days}
        </p>
      )}
      {unread === null && figures.every((id) => sum[id].minor === 0) ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <>
          <dl className={styles.sums}>
            {figures
              .filter((id, index) => index < 3 || sum[id].minor !== 0)
              .map((id) => (
                <div key={id} data-figure={id}>
                  <dt>{t(id)}</dt>
                  <dd>
                    <MoneyText amount={sum[id]} size={id === 'difference' ? 'large' : 'body'} isStale={unread !== null} />
                  </dd>
                </div>
              ))}
          </dl>
          <MoneyChart parts={parts} chosen={chosen} onChoose={onChoose} />
          <Disclosure summary={t('table.open')}>
            <Table caption={withoutBreakMarks(t('chart.label'))} columns={columns} rows={parts} keyOf={({ part }) => String(part.from)} />
          </Disclosure>
          <p className={styles.note}>{t('note')}</p>
        </>
      )}
      {inProgress.count > 0 && (
        <Notice variant="info">
          {t('inProgress', { count: inProgress.count, deposits: words(inProgress.deposits), withdrawals: words(inProgress.withdrawals) })}
        </Notice>
      )}
    </Card>
  );
}

interface EntriesProps {
  readonly part: Period;
  /** Null for a whole period, whose newest entries are listed. */
  readonly days: string | null;
  readonly history: StatementHistory;
  readonly onClose: () => void;
}

/** The entries of one bar, or the newest of a period. */
function Entries({ part, days, history, onClose }: EntriesProps) {
  const { t } = useText('overview');
  const { open } = useModal();
  const hasReceipts = useAvailability().modal('receipt');
  const top = useRef<HTMLDivElement>(null);
  const isChosen = days !== null;
  const entries = history.placed().filter(({ entry: { createdAt } }) => createdAt !== null && isWithin(part, createdAt));
  const isRead = history.covers(part.from);
  const title = days === null ? t('transactions.newest') : t('transactions.title', { days });
  // Choosing a bar goes to its list, also by keyboard.
  useEffect(() => {
    if (isChosen) top.current?.focus();
  }, [part, isChosen]);
  if (!isChosen && entries.length === 0) return null;

  return (
    <div ref={top} tabIndex={-1} className={styles.entries}>
      <Section title={title} level={2}>
        {isChosen && !isRead && <Notice variant="info">{t('load.incomplete')}</Notice>}
        {entries.length === 0 ? (
          isRead && <EmptyState title={t('transactions.none')} />
        ) : (
          <EntryList
            label={title}
            entries={isChosen ? entries : entries.slice(0, listed)}
            onOpen={hasReceipts ? (entry) => open('receipt', { entry: writeEntryAddress(entry) }) : undefined}
          />
        )}
        {isChosen && (
          <Button variant="soft" onClick={onClose}>
            {t('transactions.close')}
          </Button>
        )}
      </Section>
    </div>
  );
}
