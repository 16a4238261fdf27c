import { useWalletState } from '@wallet/api-client';
import { emptySum, sumStatement } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { useStatementHistory } from '@wallet/money/statement';
import { Facts, Notice, Skeleton } from '@wallet/ui-kit';
import { useEffect } from 'react';

/** What came and went since a moment of the server's clock, as the statement says. */
export function SessionFigures({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useText('play');
  const { data: wallet } = useWalletState();
  const { query, entries, isReading, covers, readUntil } = useStatementHistory();
  useEffect(() => readUntil(sinceMs), [readUntil, sinceMs]);

  const isKnown = query.data !== undefined && covers(sinceMs);
  if (!isKnown && (isReading || query.isFetching || (query.data === undefined && !query.error))) return <Skeleton shape="block" />;
  if (!isKnown) return <Notice variant="info">{t('reminder.notRead')}</Notice>;
  const { sums } = sumStatement(entries, { from: sinceMs, to: Infinity });
  const known = sums.length > 0 || !wallet?.currency ? sums : [emptySum(wallet.currency)];
  return known.map(({ currency, moneyIn, moneyOut, difference }) => (
    <Facts
      key={currency}
      facts={[
        { label: t('reminder.moneyIn'), value: <MoneyText amount={moneyIn} size="body" /> },
        { label: t('reminder.moneyOut'), value: <MoneyText amount={moneyOut} size="body" /> },
        { label: t('reminder.difference'), value: <MoneyText amount={difference} size="body" /> },
      ]}
    />
  ));
}
