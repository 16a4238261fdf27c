import { useGetRefundsQuery } from '@wallet/api-client/refunds';
import { QueryPagination, QueryView, usePagedQuery } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { MoneyText } from '@wallet/money';
import { EmptyState, List, Section, StateArt } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './Refund.module.scss';

/** The received refunds, newest first. */
export function RefundLog({ currency }: { readonly currency: Currency | null }) {
  const { t } = useText('refund');
  const { dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const { query, pages } = usePagedQuery(useGetRefundsQuery, { arg: { currency }, page, pageSize: pageSizes.refunds });

  return (
    <Section title={t('log.title')} level={3} isBusy={query.isFetching}>
      <QueryView query={query} failedTitle={t('log.failed')} empty={<EmptyState art={<StateArt kind="coupon" />} title={t('log.empty')} />}>
        {(rows) => (
          <List label={t('log.title')}>
            {rows.map(({ amount, createdAt }, index) => (
              <li key={index} className={styles.received}>
                <span className={styles.time}>{dateTime(createdAt)}</span>
                <MoneyText amount={amount} size="body" />
              </li>
            ))}
          </List>
        )}
      </QueryView>
      <QueryPagination list={pages} onPage={setPage} />
    </Section>
  );
}
