import type { MoneyStatus } from '@wallet/domain';
import type { EntryTexts } from '@wallet/money/statement';

/** The texts of a receipt, in display order. */
export interface ReceiptContent {
  readonly product: string;
  readonly title: string;
  /** The signed amount and its currency. */
  readonly amount: string;
  readonly status: string;
  readonly statusKind: MoneyStatus;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** The notice that the receipt is no bank document. */
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

/** Creates the receipt of one entry. Empty lines are left out. */
export function receiptContent(
  product: string,
  texts: Omit<EntryTexts, 'plain' | 'direction' | 'day' | 'clock'>,
  statusKind: MoneyStatus,
  labels: ReceiptLabels,
): ReceiptContent {
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
