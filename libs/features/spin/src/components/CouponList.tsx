import { useGetCouponsQuery, useGetSpinWheelQuery } from '@wallet/api-client/spin-wheel';
import { QueryView } from '@wallet/app-shell';
import { findSlice, lastPageOf, pageSizes, pageWindow } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { EmptyState, Pagination, Section, StateArt } from '@wallet/ui-kit';
import { useState } from 'react';
import { CouponTable } from './CouponTable.tsx';

/** The coupons that can be claimed. */
export function CouponList() {
  const { t } = useText('spin');
  const { t: common } = useText('common');
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
        {(shown) => <CouponTable coupons={shown} isBusy={query.isFetching} />}
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
