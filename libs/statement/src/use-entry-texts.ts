import { useGetWalletQuery } from '@wallet/api-client';
import type { StatementEntry } from '@wallet/api-client/statement';
import { bankName, walletPlace } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { useMemo } from 'react';
import { hideAccountNumbers } from './hide-account-numbers.ts';
import { directionOf, plainFigures, signedFigures, type Direction } from './signed-figures.ts';

type EntryPlace = { readonly kind: 'wallet' | 'game' | 'bonus' } | { readonly bankCode: string } | undefined;

/** The texts of one entry, in the page's language. */
export interface EntryTexts {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** What the places are. */
  readonly places: { readonly from: EntryPlace; readonly to: EntryPlace };
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
  const { t, language } = useText('statement');
  const { t: money } = useText('money');
  const { currency, dateTime } = useFormat();
  const { gameAccounts: accounts, bankAccount } = useGetWalletQuery().data ?? {};

  return useMemo(() => {
    const names = new Map(accounts?.map(({ code, name }) => [code, name]));
    const ofMember = bankAccount?.bankCode.toUpperCase();
    return (entry) => {
      const isBonus = entry.type === 'bonus' || entry.type === 'finish_bonus';
      const place = (code: string) => {
        if (code === walletPlace) return money('wallet');
        const known = names.get(code) || (bankAccount && code.toUpperCase() === ofMember && bankName(bankAccount, language));
        if (known) return known;
        // A bonus comes from the operator, whatever the place is called.
        if (isBonus) return t(entry.cause ? `causes.${entry.cause.kind}` : 'types.bonus');
        return hideAccountNumbers(code) || '-';
      };
      const isOfBank = entry.type === 'deposit' || entry.type === 'withdraw';
      const placeOf = (code: string): EntryPlace => {
        if (code === walletPlace) return { kind: 'wallet' };
        if (names.has(code)) return { kind: 'game' };
        if (isBonus) return { kind: 'bonus' };
        return isOfBank ? { bankCode: code } : undefined;
      };
      const time = dateTime(entry.createdAt);
      const [day = '', clock = ''] = time.split(' ');
      return {
        type: entry.type === 'other' ? hideAccountNumbers(entry.typeText) || '-' : t(`types.${entry.type}`),
        from: place(entry.from),
        to: place(entry.to),
        places: { from: placeOf(entry.from), to: placeOf(entry.to) },
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
  }, [t, money, language, currency, dateTime, accounts, bankAccount]);
}
