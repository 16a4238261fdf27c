import { useGetWalletQuery } from '@wallet/api-client';
import type { StatementEntry } from '@wallet/api-client/statement';
import { formatBangkokTime, unknownAmount, walletPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { useMemo } from 'react';
import { hideAccountNumbers } from './hide-account-numbers.ts';
import { directionOf, plainFigures, signedFigures, type Direction } from './signed-figures.ts';

/** The texts of one entry, in the page's language. */
export interface EntryTexts {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** The amount without a sign; '-' when it is not known. */
  readonly plain: string;
  readonly direction: Direction;
  /** The signed amount, for files. */
  readonly figures: string;
  /** Name of the currency; empty when the amount is not known. */
  readonly currency: string;
  readonly status: string;
  /** `DD/MM/YYYY HH:mm:ss` in Bangkok, whose days entries are grouped by; '-' without a time. */
  readonly time: string;
  readonly day: string;
  /** `HH:mm:ss`. */
  readonly clock: string;
  /** What the money was for; empty when the backend does not say. */
  readonly cause: string;
}

/** Returns a function that translates an entry. Values unknown to this version keep the backend's text with masked account numbers. */
export function useEntryTexts(): (entry: StatementEntry) => EntryTexts {
  const { t } = useText('statement');
  const { t: money } = useText('money');
  const { currency } = useFormat();
  const accounts = useGetWalletQuery().data?.gameAccounts;

  return useMemo(() => {
    const names = new Map(accounts?.map(({ code, name }) => [code, name]));
    const place = (code: string) => (code === walletPlace ? money('wallet') : hideAccountNumbers(names.get(code) || code) || '-');
    return (entry) => {
      const time = entry.createdAt === null ? unknownAmount : formatBangkokTime(entry.createdAt);
      const [day = '', clock = ''] = time.split(' ');
      return {
        type: entry.type === 'other' ? hideAccountNumbers(entry.typeText) || '-' : t(`types.${entry.type}`),
        from: place(entry.from),
        to: place(entry.to),
        plain: plainFigures(entry),
        direction: directionOf(entry),
        figures: signedFigures(entry),
        currency: entry.amount ? currency(entry.amount.currency) : '',
        status: money(`status.${entry.status}`),
        time,
        day,
        clock,
        cause: entry.cause ? [t(`causes.${entry.cause.kind}`), hideAccountNumbers(entry.cause.description)].filter(Boolean).join(': ') : '',
      };
    };
  }, [t, money, currency, accounts]);
}
