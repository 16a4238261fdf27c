import { readQueryAgain } from '@wallet/api-client';
import { useGetSlipsQuery, type Slip } from '@wallet/api-client/statement';
import {
  FeatureLink,
  ModalDialog,
  paths,
  QueryPagination,
  QueryView,
  useApp,
  useAvailability,
  useModal,
  useModalDetail,
  usePagedQuery,
} from '@wallet/app-shell';
import { pageSizes, slipRemedy, withoutBreakMarks } from '@wallet/domain';
import { useSlipReasonText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { readPage, useCurrency } from '@wallet/money/statement';
import {
  Button,
  Disc,
  DoneIcon,
  EmptyState,
  ErrorIcon,
  List,
  Notice,
  ProgressIcon,
  SafeLink,
  safeUrl,
  StateArt,
  Status,
} from '@wallet/ui-kit';
import styles from './SlipsDialog.module.scss';
import { useSlipPicture } from './use-slip-picture.ts';

const statuses = { success: 'success', failed: 'failed', 'in-progress': 'progress' } as const;
const icons = { success: DoneIcon, failed: ErrorIcon, 'in-progress': ProgressIcon };

/** The member's uploaded slips: their status, picture, and what to do about a refused one. */
export function SlipsDialog() {
  const { t } = useText('statement');
  const { step } = useModal();
  const page = readPage(useModalDetail('slips'));
  const currency = useCurrency();
  const { query, pages } = usePagedQuery(useGetSlipsQuery, {
    arg: currency === undefined ? undefined : { currency },
    page,
    pageSize: pageSizes.slips,
  });
  const { isFetching } = query;
  const { allowedLinks } = useApp().definition.flags;
  const picture = useSlipPicture();

  return (
    <ModalDialog
      title={t('slips.title')}
      actions={
        <Button variant="secondary" isBusy={isFetching} busyLabel={t('slips.refreshing')} onClick={() => readQueryAgain(query)}>
          {t('slips.refresh')}
        </Button>
      }
    >
      <div className={styles.slips} aria-busy={isFetching}>
        {picture.state.phase === 'failed' && <Notice variant="error">{t('slips.viewFailed')}</Notice>}
        {picture.state.phase === 'refused' && <Notice variant="error">{t('slips.addressRefused')}</Notice>}
        {picture.state.phase === 'ready' && (
          <Notice variant="info">
            <span>{t('slips.ready')}</span>{' '}
            <SafeLink href={picture.state.address} allowed={allowedLinks} className={styles.link ?? ''}>
              {t('slips.viewImage')}
            </SafeLink>
          </Notice>
        )}
        <QueryView
          query={query}
          failedTitle={t('slips.failed')}
          empty={<EmptyState art={<StateArt kind="slip" />} title={t('slips.empty')} />}
          saysStale
        >
          {(slips) => (
            <List label={t('slips.title')}>
              {slips.map((slip) => (
                <SlipRow key={`${slip.reference} ${String(slip.createdAt)}`} slip={slip} picture={picture} />
              ))}
            </List>
          )}
        </QueryView>
        <QueryPagination list={pages} onPage={(requested) => step('slips', requested === 1 ? {} : { slips: String(requested) })} />
      </div>
    </ModalDialog>
  );
}

interface SlipRowProps {
  readonly slip: Slip;
  readonly picture: ReturnType<typeof useSlipPicture>;
}

/** A slip with its status, the reason in brackets, and what to do when it was refused. */
function SlipRow({ slip, picture }: SlipRowProps) {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { dateTime } = useFormat();
  const { open } = useModal();
  const availability = useAvailability();
  const { amount, createdAt, reason, status } = slip;
  const reasonText = useSlipReasonText()(reason);
  const statusText = money(`status.${status}`);
  const Icon = icons[status];

  return (
    <li className={styles.slip}>
      <Disc variant={statuses[status]}>
        <Icon size={20} />
      </Disc>
      <div className={styles.words}>
        <MoneyText amount={amount} size="body" />
        <span className={styles.time}>{dateTime(createdAt)}</span>
        <Status variant={statuses[status]}>
          {reasonText ? t('slips.statusWithReason', { status: statusText, reason: reasonText }) : statusText}
        </Status>
        {status === 'failed' && (
          <div className={styles.help} role="group" aria-label={withoutBreakMarks(t('slips.help'))}>
            {slipRemedy(reason) === 'send-again' && availability.modal('deposit') && (
              <button type="button" className={styles.link} onClick={() => open('deposit', { method: 'slip' })}>
                {money('tracker.sendAgain')}
              </button>
            )}
            <FeatureLink className={styles.link} to={paths.memberContact}>
              {money('tracker.contactSupport')}
            </FeatureLink>
          </div>
        )}
      </div>
      <SlipPicture slip={slip} picture={picture} />
    </li>
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
