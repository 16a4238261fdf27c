import { useGetInvitesQuery } from '@wallet/api-client/invites';
import { PageChoice, useApiErrorText } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { EmptyState, ErrorState, Section, Skeleton, StateArt, Table } from '@wallet/ui-kit';
import { useState } from 'react';

/** What each friend's play has earned, newest first. */
export function InviteTable({ currency }: { readonly currency: Currency | null }) {
  const { t } = useText('invite');
  const { t: common } = useText('common');
  const { dateTime } = useFormat();
  const errorText = useApiErrorText();
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useGetInvitesQuery(
    { page, limit: pageSizes.invites, currency },
    { refetchOnMountOrArgChange: true },
  );
  // While another page is on its way, the last one stays.
  const list = currentData ?? (isFetching ? data : undefined);
  const pages = { page, pageSize: pageSizes.invites, total: data?.total ?? null, hasMore: currentData?.hasMore ?? false };
  const rows = list?.rows.map((row, index) => ({ ...row, id: String(index) }));

  return (
    <Section title={t('table.title')} level={3} isBusy={isFetching}>
      {!rows && isFetching && <Skeleton shape="block" />}
      {!rows && error && !isFetching && (
        <ErrorState title={t('table.failed')} text={errorText(error)} retryLabel={common('retry')} onRetry={() => void refetch()} />
      )}
      {rows?.length === 0 && <EmptyState art={<StateArt kind="friends" />} title={t('table.empty')} />}
      {rows && rows.length > 0 && (
        <Table
          caption={t('table.title')}
          isBusy={isFetching}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { id: 'name', head: t('table.name'), cell: ({ name }) => name },
            {
              id: 'amount',
              head: t('table.amount'),
              align: 'end',
              cell: ({ amount }) => <MoneyText amount={amount} size="body" />,
            },
            { id: 'time', head: t('table.time'), cell: ({ createdAt }) => dateTime(createdAt) },
          ]}
        />
      )}
      <PageChoice list={pages} onPage={setPage} />
    </Section>
  );
}
