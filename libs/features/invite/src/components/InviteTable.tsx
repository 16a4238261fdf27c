import { useGetInvitesQuery } from '@wallet/api-client/invites';
import { QueryPagination, QueryView, usePagedQuery } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { EmptyState, List, ListRow, Section, StateArt } from '@wallet/ui-kit';
import { useState } from 'react';

/** The earnings from each friend's play, newest first. */
export function InviteTable({ currency }: { readonly currency: Currency | null }) {
  const { t } = useText('invite');
  const { dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const { query, pages } = usePagedQuery(useGetInvitesQuery, { arg: { currency }, page, pageSize: pageSizes.invites });

  return (
    <Section title={t('table.title')} level={3} isBusy={query.isFetching}>
      <QueryView
        query={query}
        failedTitle={t('table.failed')}
        empty={<EmptyState art={<StateArt kind="friends" />} title={t('table.empty')} />}
      >
        {(rows) => (
          <List label={t('table.title')}>
            {rows.map(({ name, createdAt, amount }, index) => (
              <ListRow
                key={index}
                title={<span translate="no">{name}</span>}
                detail={dateTime(createdAt)}
                trail={<MoneyText amount={amount} size="body" />}
              />
            ))}
          </List>
        )}
      </QueryView>
      <QueryPagination list={pages} onPage={setPage} />
    </Section>
  );
}
