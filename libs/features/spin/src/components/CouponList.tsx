import { useGetCouponsQuery, useGetSpinWheelQuery } from '@wallet/api-client/spin-wheel';
import { QueryView, useModal } from '@wallet/app-shell';
import { findSlice, lastPageOf, pageSizes, pageWindow, withoutBreakMarks } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { Button, Card, Drawing, EmptyState, List, ListRow, Pagination, Section, StateArt } from '@wallet/ui-kit';
import { useState } from 'react';

/** The coupons that can be claimed. */
export function CouponList() {
  const { t } = useText('spin');
  const { t: common } = useText('common');
  const { open, preload } = useModal();
  const [requestedPage, setPage] = useState(1);
  const query = useGetCouponsQuery();
  const slices = useGetSpinWheelQuery().data?.slices ?? [];

  const coupons = query.data
    // A coupon without a code cannot be claimed.
    ?.filter(({ slice }) => slice !== '')
    .map(({ slice, of, name, amount }) => ({ slice, amount, label: name || slices[findSlice(slices, of)]?.label || slice }));

  const total = coupons?.length ?? 0;
  const pageSize = pageSizes.coupons;
  const lastPage = lastPageOf({ page: 1, pageSize, total, hasMore: total > pageSize });
  // The last coupon of a page may have been claimed.
  const page = Math.min(requestedPage, lastPage);
  const rows = coupons?.slice((page - 1) * pageSize, page * pageSize);

  return (
    <Section title={t('coupons.title')} level={2} isBusy={query.isFetching}>
      <QueryView
        query={{ ...query, data: rows }}
        failedTitle={t('coupons.failed')}
        empty={<EmptyState art={<StateArt kind="coupon" />} title={t('coupons.empty')} />}
      >
        {(shown) => (
          <Card>
            <List label={t('coupons.title')}>
              {shown.map(({ slice, label, amount }, index) => (
                <ListRow
                  key={index}
                  lead={<Drawing name="bonus" />}
                  title={label}
                  detail={t('coupons.count', { amount: amount ?? '–' })}
                  trail={
                    <Button
                      variant="soft"
                      size="small"
                      aria-label={withoutBreakMarks(t('coupons.claimPrize', { label }))}
                      onClick={() => open('coupon', { coupon: slice })}
                      onPointerEnter={() => preload('coupon')}
                      onFocus={() => preload('coupon')}
                    >
                      {t('coupons.claim')}
                    </Button>
                  }
                />
              ))}
            </List>
          </Card>
        )}
      </QueryView>
      <Pagination
        label={common('paging.label')}
        page={page}
        pageCount={lastPage}
        pages={pageWindow(page, lastPage)}
        nameOf={(number) => common('paging.page', { page: number })}
        previousLabel={common('paging.previous')}
        nextLabel={common('paging.next')}
        onPage={setPage}
      />
    </Section>
  );
}
