import { areDifferentBanks, isSlipInTime } from '@wallet/domain';
import type { PreparedSlip } from '../draft/deposit-draft-slice.ts';

/** What a member should know before they send a picture. It never holds the picture back: the operator decides. */
export type SlipAdvice = NonNullable<PreparedSlip['advice']> | 'sent-before' | 'maybe-sent' | 'too-old' | 'other-bank';

interface Surroundings {
  /** Whether a slip of the same transfer was sent. */
  readonly sent: 'sent' | 'unknown' | null;
  /** Code of the bank that the member is registered with; null if it is not known. */
  readonly ownBank: string | null;
  /** By the backend's clock. */
  readonly nowMs: number;
  readonly uploadWithinMinutes: number;
}

/** Returns the most important advice about a picture. Claims only what its code says. */
export function slipAdvice(
  { advice, transfer }: Pick<PreparedSlip, 'advice' | 'transfer'>,
  { sent, ownBank, nowMs, uploadWithinMinutes }: Surroundings,
): SlipAdvice | null {
  if (sent) return sent === 'sent' ? 'sent-before' : 'maybe-sent';
  if (advice !== null || !transfer) return advice;
  const { bank, madeBefore } = transfer;
  if (madeBefore !== null && !isSlipInTime(madeBefore, nowMs, uploadWithinMinutes)) return 'too-old';
  return bank !== null && ownBank !== null && areDifferentBanks(bank, ownBank) ? 'other-bank' : null;
}
