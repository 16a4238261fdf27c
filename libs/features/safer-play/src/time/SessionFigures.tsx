import type { Currency } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { Facts, Notice, Skeleton } from '@wallet/ui-kit';
import { useStatementSince } from '../parts/use-statement-since.ts';

interface SessionFiguresProps {
  readonly sinceMs: number;
  readonly currency: Currency;
}

/** What came and went since a moment of the server's clock, as the statement says. */
export function SessionFigures({ sinceMs, currency }: SessionFiguresProps) {
  const { t } = useText('play');
  const sum = useStatementSince(sinceMs, currency);
  if (sum === undefined) return <Skeleton shape="block" />;
  if (sum === null) return <Notice variant="info">{t('reminder.notRead')}</Notice>;
  return (
    <Facts
      facts={[
        { label: t('reminder.moneyIn'), value: <MoneyText amount={sum.moneyIn} size="body" /> },
        { label: t('reminder.moneyOut'), value: <MoneyText amount={sum.moneyOut} size="body" /> },
        { label: t('reminder.difference'), value: <MoneyText amount={sum.difference} size="body" /> },
      ]}
    />
  );
}
