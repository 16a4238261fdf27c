import type { Slip } from '@wallet/api-client/statement';
import { useApp, useAvailability, useModal } from '@wallet/app-shell';
import { slipRemedy } from '@wallet/domain';
import { useSlipReasonText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { Button, Disc, DoneIcon, ErrorIcon, List, ProgressIcon, SafeLink, safeUrl, Status, Table, useMediaQuery } from '@wallet/ui-kit';
import styles from './SlipsDialog.module.scss';
import type { useSlipPicture } from './use-slip-picture.ts';

const statuses = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;
const icons = { success: DoneIcon, failed: ErrorIcon, 'in-progress': ProgressIcon };

/** Wide enough for columns. */
const wide = '(min-width: 768px)';

interface SlipRowsProps {
  readonly slips: readonly Slip[];
  readonly picture: ReturnType<typeof useSlipPicture>;
  /** Other slips are loading. */
  readonly isBusy: boolean;
}

const keyOf = ({ reference, createdAt }: Slip) => `${reference} ${String(createdAt)}`;

/** The slips as a table, or as a list on phones. */
export function SlipRows({ slips, picture, isBusy }: SlipRowsProps) {
  const { t } = useText('statement');
  const { dateTime } = useFormat();
  if (!useMediaQuery(wide)) {
    return (
      <List label={t('slips.title')}>
        {slips.map((slip) => (
          <SlipRow key={keyOf(slip)} slip={slip} picture={picture} />
        ))}
      </List>
    );
  }
  return (
    <Table
      caption={t('slips.title')}
      isBusy={isBusy}
      rows={slips}
      keyOf={keyOf}
      columns={[
        { id: 'date', head: t('slips.date'), cell: ({ createdAt }) => dateTime(createdAt) },
        { id: 'amount', head: t('columns.amount'), align: 'end', cell: ({ amount }) => <MoneyText amount={amount} size="body" /> },
        {
          id: 'status',
          head: t('columns.status'),
          cell: (slip) => (
            <div className={styles.status}>
              <SlipStatus slip={slip} />
            </div>
          ),
        },
        { id: 'picture', head: t('slips.picture'), align: 'end', cell: (slip) => <SlipPicture slip={slip} picture={picture} /> },
      ]}
    />
  );
}

interface SlipRowProps {
  readonly slip: Slip;
  readonly picture: SlipRowsProps['picture'];
}

/** A slip on a phone. */
function SlipRow({ slip, picture }: SlipRowProps) {
  const { dateTime } = useFormat();
  const { amount, createdAt, status } = slip;
  const Icon = icons[status];

  return (
    <li className={styles.slip}>
      <Disc variant={statuses[status]}>
        <Icon size={20} />
      </Disc>
      <div className={styles.words}>
        <MoneyText amount={amount} size="body" />
        <span className={styles.time}>{dateTime(createdAt)}</span>
        <SlipStatus slip={slip} />
      </div>
      <SlipPicture slip={slip} picture={picture} />
    </li>
  );
}

/** The status, the reason in brackets, and what to do when the slip was refused. */
function SlipStatus({ slip: { reason, status } }: Pick<SlipRowProps, 'slip'>) {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { open } = useModal();
  const availability = useAvailability();
  const reasonText = useSlipReasonText()(reason);
  const statusText = money(`status.${status}`);

  return (
    <>
      <Status variant={statuses[status]}>
        {reasonText ? t('slips.statusWithReason', { status: statusText, reason: reasonText }) : statusText}
      </Status>
      {status === 'failed' && slipRemedy(reason) === 'send-again' && availability.modal('deposit') && (
        <Button variant="soft" size="small" onClick={() => open('deposit', { method: 'slip' })}>
          {money('tracker.sendAgain')}
        </Button>
      )}
    </>
  );
}

/** Opens the picture by its link if that is safe, otherwise by its reference. */
function SlipPicture({ slip: { link, reference }, picture: { state, view } }: SlipRowProps) {
  const { t } = useText('statement');
  const { allowedLinks } = useApp().definition.flags;
  if (safeUrl(link, 'outside', allowedLinks) !== null) {
    return (
      <SafeLink href={link} allowed={allowedLinks} className={styles.link ?? ''}>
        {t('slips.viewImage')}
      </SafeLink>
    );
  }
  if (reference === '') return <span>{link ? t('slips.addressRefused') : '-'}</span>;
  const isFetching = state.phase === 'fetching' && state.reference === reference;
  return (
    <button type="button" className={styles.link} aria-disabled={isFetching || undefined} onClick={() => !isFetching && view(reference)}>
      {isFetching ? t('slips.opening') : t('slips.viewImage')}
    </button>
  );
}
