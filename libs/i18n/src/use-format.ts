import { formatAmount, formatBangkokTime, hoursAndMinutes, relativeTime, unknownAmount, type Currency, type Money } from '@wallet/domain';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useText } from './use-text.ts';

/** Formatters for amounts, currencies and times in the page's language. */
export interface Format {
  /** Grouped figures with two decimals and no currency; '-' when unknown. */
  readonly amount: (money: Money | null) => string;
  /** The name that follows the figures: baht or kip. */
  readonly currency: (currency: Currency) => string;
  /** Figures and currency, such as `1,000.00 baht`; '-' when unknown. */
  readonly money: (money: Money | null) => string;
  /** When the backend recorded something: `DD/MM/YYYY HH:mm:ss` in Bangkok, as in receipts and the statement; '-' without a time. */
  readonly dateTime: (ms: number | null) => string;
  /** A time by the clock of the device: `DD/MM/YYYY HH:mm:ss`, Gregorian in every language. */
  readonly deviceTime: (ms: number) => string;
  /** A duration in hours and minutes, such as `1 hour 5 minutes`. */
  readonly duration: (ms: number) => string;
  /** How long ago `thenMs` was at `nowMs`, in its largest whole unit. A month has 30 days. */
  readonly relative: (thenMs: number, nowMs: number) => string;
}

/** Returns the formatters in the page's language. Needs the `common` namespace. */
export function useFormat(): Format {
  const { t } = useText('common');
  return useMemo(
    () => ({
      amount: formatAmount,
      currency: (currency) => t(`currency.${currency}`),
      money: (money) => (money === null ? unknownAmount : `${formatAmount(money)} ${t(`currency.${money.currency}`)}`),
      dateTime: (ms) => (ms !== null && Number.isFinite(ms) ? formatBangkokTime(ms) : unknownAmount),
      deviceTime: (ms) => dayjs(ms).format('DD/MM/YYYY HH:mm:ss'),
      duration: (ms) => {
        const { hours, minutes } = hoursAndMinutes(ms);
        const parts = [
          hours > 0 && t('duration.hours', { count: hours }),
          (minutes > 0 || hours === 0) && t('duration.minutes', { count: minutes }),
        ];
        return parts.filter((part) => part !== false).join(' ');
      },
      relative: (thenMs, nowMs) => {
        const { unit, count } = relativeTime(thenMs, nowMs);
        return count === 0 ? t('ago.now') : t(`ago.${unit}`, { count });
      },
    }),
    [t],
  );
}
