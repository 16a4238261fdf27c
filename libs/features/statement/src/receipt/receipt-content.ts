import type { MoneyStatus } from '@wallet/domain';
import type { EntryTexts } from '../use-entry-texts.ts';

/** What a receipt says, in the order in which it says it. */
export interface ReceiptContent {
  readonly product: string;
  readonly title: string;
  /** Figures with their sign, and the currency. */
  readonly amount: string;
  readonly status: string;
  readonly statusKind: MoneyStatus;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** That it is no document of a bank. */
  readonly notice: string;
}

/** The labels of a receipt, in the member's language. */
export interface ReceiptLabels {
  readonly title: string;
  readonly type: string;
  readonly detail: string;
  readonly from: string;
  readonly to: string;
  readonly time: string;
  readonly notice: string;
}

/** Writes the receipt of one entry. A line that would be empty is left out. */
export function receiptContent(product: string, texts: EntryTexts, statusKind: MoneyStatus, labels: ReceiptLabels): ReceiptContent {
  const { type, cause, from, to, figures, currency, status, time } = texts;
  const lines = [
    { label: labels.type, value: type },
    { label: labels.detail, value: cause },
    { label: labels.from, value: from },
    { label: labels.to, value: to },
    { label: labels.time, value: time },
  ];
  return {
    product,
    title: labels.title,
    amount: `${figures} ${currency}`.trim(),
    status,
    statusKind,
    lines: lines.filter(({ value }) => value !== ''),
    notice: labels.notice,
  };
}
