import { useBackendTime } from '@wallet/app-shell';
import { formatBangkokDay, withoutBreakMarks, type StatementType } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { AmountText, BonusIcon, Card, DepositIcon, Disc, List, StatementIcon, Status, TransferIcon, WithdrawIcon } from '@wallet/ui-kit';
import { useHiddenLabel } from '@wallet/money';
import { writeEntryAddress, type PlacedEntry } from './entry-address.ts';
import styles from './EntryList.module.scss';
import { useEntryTexts, type EntryTexts } from './use-entry-texts.ts';

interface EntryListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** Newest first. */
  readonly entries: readonly PlacedEntry[];
  /** Absent if there are no receipts. */
  readonly onOpen?: ((entry: PlacedEntry) => void) | undefined;
}

interface Day {
  readonly name: string;
  readonly rows: { readonly id: string; readonly placed: PlacedEntry; readonly texts: EntryTexts }[];
}

const dayMs = 24 * 60 * 60_000;

const statuses = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;

const icons: Readonly<Record<StatementType, typeof StatementIcon>> = {
  deposit: DepositIcon,
  withdraw: WithdrawIcon,
  transfer: TransferIcon,
  bonus: BonusIcon,
  finish_bonus: BonusIcon,
  other: StatementIcon,
};

/** Keeps the room of entries while they are loading. */
export const EntriesLoading = () => (
  <div aria-hidden="true">
    {Array.from({ length: 10 }, (_, index) => (
      <div key={index} className={styles.ghost} />
    ))}
  </div>
);

/** The entries of a page on one surface, day by day. An entry opens its receipt, where there are receipts. */
export function EntryList({ label, entries, onOpen }: EntryListProps) {
  const { t } = useText('statement');
  const { t: common } = useText('common');
  const hiddenLabel = useHiddenLabel();
  const textsOf = useEntryTexts();
  const now = useBackendTime();
  const words = new Map([
    [formatBangkokDay(now), t('days.today')],
    [formatBangkokDay(now - dayMs), t('days.yesterday')],
  ]);
  const days: Day[] = [];
  for (const placed of entries) {
    const texts = textsOf(placed.entry);
    if (days.at(-1)?.name !== texts.day) days.push({ name: texts.day, rows: [] });
    days.at(-1)?.rows.push({ id: writeEntryAddress(placed), placed, texts });
  }

  return (
    <Card>
      <ul className={styles.days} aria-label={withoutBreakMarks(label)}>
        {days.map(({ name, rows }) => (
          <li key={rows[0]?.id}>
            <h2 className={styles.day}>
              {words.has(name) && <span>{words.get(name)}</span>}
              <span translate="no">{name}</span>
            </h2>
            <List>
              {rows.map(({ id, placed, texts }) => {
                const { type, status } = placed.entry;
                const Icon = icons[type];
                const Entry = onOpen ? 'button' : 'div';
                return (
                  <li key={id}>
                    <Entry className={styles.entry} {...(onOpen && { type: 'button', onClick: () => onOpen(placed) })}>
                      <Disc variant={status === 'in-progress' ? 'progress' : texts.direction === 'in' ? 'success' : 'neutral'}>
                        <Icon size={20} />
                      </Disc>
                      <span className={styles.type}>{texts.type}</span>
                      <span className={styles.amount}>
                        <AmountText
                          figures={texts.plain}
                          currency={texts.currency}
                          size="body"
                          direction={texts.direction}
                          unknownLabel={common('amount.unknown')}
                          hiddenLabel={hiddenLabel}
                        />
                      </span>
                      <span className={styles.details}>
                        <span className={styles.left}>
                          {texts.cause ? (
                            <span className={styles.way}>{texts.cause}</span>
                          ) : (
                            <span className={styles.way} translate="no">
                              <span className={styles.place}>{texts.from}</span> <span>→</span>{' '}
                              <span className={styles.place}>{texts.to}</span>
                            </span>
                          )}
                          <span className={styles.time}>{texts.clock}</span>
                        </span>
                        <Status variant={statuses[status]}>{texts.status}</Status>
                      </span>
                    </Entry>
                  </li>
                );
              })}
            </List>
          </li>
        ))}
      </ul>
    </Card>
  );
}
