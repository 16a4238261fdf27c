import { unknownAmount } from './money/money.ts';
import { cleanText } from './text/clean-text.ts';
import { bangkokDay, bangkokWeek } from './time/bangkok-time.ts';

/** Decides how a bonus is shown. */
export interface BonusUse {
  /** The period to which `maxReceived` applies. `other` is a period that this version does not know. */
  readonly type: 'limit' | 'day' | 'week' | 'other';
  /** null: not known. */
  readonly maxReceived: number | null;
  /** null: never used. */
  readonly userBonus: {
    readonly isActive: boolean;
    /** When it was received, in epoch milliseconds. Null for an unreadable time. */
    readonly receivedAt: readonly (number | null)[];
  } | null;
}

export type BonusState = 'current' | 'received' | 'available';

/**
 * `current` while it is active; `received` if it was received as often as allowed in total, today, or this week in
 * Bangkok. An unknown type or value never closes a bonus: the backend refuses what is too much.
 */
export function bonusState({ type, maxReceived, userBonus }: BonusUse, nowMs: number): BonusState {
  if (userBonus?.isActive) return 'current';
  if (maxReceived === null || type === 'other') return 'available';
  const counted = userBonus?.receivedAt.filter((ms) => countsIn[type](ms, nowMs)) ?? [];
  return counted.length >= maxReceived ? 'received' : 'available';
}

const countsIn: Readonly<Record<'limit' | 'day' | 'week', (ms: number | null, nowMs: number) => boolean>> = {
  limit: () => true,
  day: (ms, nowMs) => ms !== null && bangkokDay(ms) === bangkokDay(nowMs),
  week: (ms, nowMs) => ms !== null && bangkokWeek(ms) === bangkokWeek(nowMs),
};

/** Placeholder in the operator's text. */
const token = '%percentFail%';

/** Replaces the placeholder in the operator's text with the percentage of a bonus, or with '-' if it is not known. */
export function fillPercentFail(text: string, percentFail: number | null): string {
  return text.split(token).join(percentFail === null ? unknownAmount : String(percentFail));
}

/** The contract allows no longer code. */
export const maxPromotionCodeLength = 64;

/** Normalises a promotion code: clean, in capitals. */
export function toPromotionCode(typed: string): string {
  return cleanText(typed).toUpperCase();
}

interface Shares {
  readonly success: number | null;
  readonly fail: number | null;
}

/** The percentages that pay something, from the lowest: `5% – 10%`; '' if none does. Which one counts is the operator's matter. */
export function joinPercents({ success, fail }: Shares): string {
  const paying = [success ?? 0, fail ?? 0].filter((percent) => percent > 0).sort((one, other) => one - other);
  return [...new Set(paying)].map((percent) => `${String(percent)}%`).join(' – ');
}
