import { readQueryAgain } from '@wallet/api-client';
import { useGetSlipsQuery } from '@wallet/api-client/statement';
import { ModalDialog, QueryPagination, QueryView, useApp, useModal, useModalDetail, usePagedQuery } from '@wallet/app-shell';
import { pageSizes } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { readPage, useCurrency } from '@wallet/statement';
import { Button, EmptyState, Notice, SafeLink, StateArt } from '@wallet/ui-kit';
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
          {(slips) => <SlipRows slips={slips} picture={picture} isBusy={isFetching} />}
        </QueryView>
        <QueryPagination list={pages} onPage={(requested) => step('slips', requested === 1 ? {} : { slips: String(requested) })} />
      </div>
    </ModalDialog>
  );
}
