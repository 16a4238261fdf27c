import { useGetWalletQuery } from '@wallet/api-client';
import type { StatementEntry } from '@wallet/api-client/statement';
import { walletPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { useMemo } from 'react';
import { hideAccountNumbers } from './hide-account-numbers.ts';
import { signedFigures } from './signed-figures.ts';

/** The words of one entry, in the page's language. */
export interface EntryTexts {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** With their sign; '-' where the amount is not known. */
  readonly figures: string;
  /** Word of the currency; empty where the amount is not known. */
  readonly currency: string;
  readonly status: string;
  readonly time: string;
  /** What it was for; empty where the backend does not tell. */
  readonly cause: string;
}

/** Says an entry. What this version does not know is said in the backend's own words, without whole account numbers. */
export function useEntryTexts(): (entry: StatementEntry) => EntryTexts {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { currency, dateTime } = useFormat();
  const accounts = useGetWalletQuery().data?.gameAccounts;

  return useMemo(() => {
    const names = new Map(accounts?.map(({ code, name }) => [code, name]));
    const place = (code: string) => (code === walletPlace ? money('wallet') : hideAccountNumbers(names.get(code) || code) || '-');
    return (entry) => ({
      type: entry.type === 'other' ? hideAccountNumbers(entry.typeText) || '-' : t(`types.${entry.type}`),
      from: place(entry.from),
      to: place(entry.to),
      figures: signedFigures(entry),
      currency: entry.amount ? currency(entry.amount.currency) : '',
      status: money(`status.${entry.status}`),
      time: dateTime(entry.createdAt),
      cause: entry.cause ? [t(`causes.${entry.cause.kind}`), hideAccountNumbers(entry.cause.description)].filter(Boolean).join(': ') : '',
    });
  }, [t, money, currency, dateTime, accounts]);
}
