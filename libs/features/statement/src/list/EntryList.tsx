import { withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { AmountText, List, ListRow, Status, Table } from '@wallet/ui-kit';
import { writeEntryAddress, type PlacedEntry } from '../entries/entry-address.ts';
import { useEntryTexts } from '../entries/use-entry-texts.ts';
import styles from './EntryList.module.scss';

interface EntryListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly entries: readonly PlacedEntry[];
  /** Other entries are loading, and these stay until then. */
  readonly isBusy: boolean;
  readonly onOpen: (entry: PlacedEntry) => void;
}

const statuses = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;

/** Renders entries as clickable rows on narrow screens and as a table on wide ones. */
export function EntryList({ label, entries, isBusy, onOpen }: EntryListProps) {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { t: common } = useText('common');
  const textsOf = useEntryTexts();
  const rows = entries.map((placed) => ({ placed, texts: textsOf(placed.entry) }));
  type Row = (typeof rows)[number];

  const amount = ({ texts }: Row) => (
    <AmountText figures={texts.figures} currency={texts.currency} size="body" unknownLabel={common('amount.unknown')} />
  );
  const status = ({ placed, texts }: Row) => <Status variant={statuses[placed.entry.status]}>{texts.status}</Status>;
  const direction = ({ texts }: Row) => `${texts.from} → ${texts.to}`;

  return (
    <div className={styles.holder}>
      <div className={styles.narrow}>
        <List label={label}>
          {rows.map((row) => (
            <ListRow
              key={writeEntryAddress(row.placed)}
              title={row.texts.type}
              detail={
                <span className={styles.detail}>
                  <span translate="no">{direction(row)}</span>
                  {row.texts.cause && <span>{row.texts.cause}</span>}
                  <span>{row.texts.time}</span>
                </span>
              }
              trail={
                <span className={styles.trail}>
                  {amount(row)}
                  {status(row)}
                </span>
              }
              onPress={() => onOpen(row.placed)}
            />
          ))}
        </List>
      </div>
      <div className={styles.wide}>
        <Table
          caption={label}
          isBusy={isBusy}
          rows={rows}
          keyOf={({ placed }) => writeEntryAddress(placed)}
          columns={[
            { id: 'time', head: t('columns.time'), cell: ({ texts }) => texts.time },
            {
              id: 'type',
              head: t('columns.type'),
              cell: ({ texts }) => (
                <span className={styles.detail}>
                  <span className={styles.type}>{texts.type}</span>
                  {texts.cause && <span className={styles.cause}>{texts.cause}</span>}
                </span>
              ),
            },
            { id: 'from', head: t('columns.from'), cell: ({ texts }) => <span translate="no">{texts.from}</span> },
            { id: 'to', head: t('columns.to'), cell: ({ texts }) => <span translate="no">{texts.to}</span> },
            { id: 'amount', head: t('columns.amount'), align: 'end', cell: amount },
            { id: 'status', head: t('columns.status'), cell: status },
            {
              id: 'receipt',
              head: money('receipt.title'),
              cell: ({ placed, texts }) => (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={withoutBreakMarks(t('openReceipt', { type: texts.type, time: texts.time }))}
                  onClick={() => onOpen(placed)}
                >
                  {money('receipt.title')}
                </button>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
