import { readQueryAgain } from '@wallet/api-client';
import { useGetSlipsQuery, type Slip } from '@wallet/api-client/statement';
import { ModalDialog, QueryPagination, QueryView, useApp, useModal, useModalDetail, usePagedQuery } from '@wallet/app-shell';
import { pageSizes } from '@wallet/domain';
import { useSlipReasonText, useText } from '@wallet/i18n';
import { CaseLink } from '@wallet/money';
import { readPage, useCurrency } from '@wallet/statement';
import { Button, buttonLook, EmptyState, Notice, SafeLink, StateArt } from '@wallet/ui-kit';
import { SlipRows } from './SlipRows.tsx';
import styles from './SlipsDialog.module.scss';
import { useSlipPicture } from './use-slip-picture.ts';

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
            <>
              <SlipRows slips={slips} picture={picture} isBusy={isFetching} />
              <RefusedSlips slips={slips} />
            </>
          )}
        </QueryView>
        <QueryPagination list={pages} onPage={(requested) => step('slips', requested === 1 ? {} : { slips: String(requested) })} />
      </div>
    </ModalDialog>
  );
}

/** Support is told of all slips of the page that were refused. */
function RefusedSlips({ slips }: { readonly slips: readonly Slip[] }) {
  const { t } = useText('money');
  const reasonText = useSlipReasonText();
  const refused = slips.filter(({ status }) => status === 'failed');
  if (refused.length === 0) return null;
  const what = t('tracker.slipSent');
  const facts = refused.map(({ amount, createdAt: at, reference, status, reason }) => {
    return { what, amount, at, reference, status: [t(`status.${status}`), reasonText(reason)].filter(Boolean).join(', ') };
  });
  return <CaseLink {...buttonLook('ghost')} facts={facts} />;
}
