import { useGetRefundsQuery } from '@wallet/api-client/refunds';
import { PageChoice, useApiErrorText } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { EmptyState, ErrorState, Section, Skeleton, StateArt, Table } from '@wallet/ui-kit';
import { useState } from 'react';

/** Refunds that were received, newest first. */
export function RefundLog({ currency }: { readonly currency: Currency | null }) {
  const { t } = useText('refund');
  const { t: common } = useText('common');
  const { dateTime } = useFormat();
  const errorText = useApiErrorText();
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useGetRefundsQuery(
    { page, limit: pageSizes.refunds, currency },
    { refetchOnMountOrArgChange: true },
  );
  // While another page is on its way, the last one stays.
  const list = currentData ?? (isFetching ? data : undefined);
  const pages = { page, pageSize: pageSizes.refunds, total: data?.total ?? null, hasMore: currentData?.hasMore ?? false };
  const rows = list?.rows.map((row, index) => ({ ...row, id: String(index) }));

  return (
    <Section title={t('log.title')} level={3} isBusy={isFetching}>
      {!rows && isFetching && <Skeleton shape="block" />}
      {!rows && error && !isFetching && (
        <ErrorState title={t('log.failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />
      )}
      {rows?.length === 0 && <EmptyState art={<StateArt kind="coupon" />} title={t('log.empty')} />}
      {rows && rows.length > 0 && (
        <Table
          caption={t('log.title')}
          isBusy={isFetching}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'amount',
              head: t('log.amount'),
              align: 'end',
              cell: ({ amount }) => <MoneyText amount={amount} size="body" />,
            },
            { id: 'time', head: t('log.time'), cell: ({ createdAt }) => dateTime(createdAt) },
          ]}
        />
      )}
      <PageChoice list={pages} onPage={setPage} />
    </Section>
  );
}
