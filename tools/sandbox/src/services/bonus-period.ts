import type { BonusOffer } from '../operators/rewards.ts';

const bangkokOffsetMs = 7 * 3_600_000;

/** Over which time a bonus is counted: `all`, a day in Bangkok (`2026-03-02`), or a week there by its Monday. */
export function periodOf(type: BonusOffer['type'], at: Date): string {
  if (type === 'limit') return 'all';
  const day = new Date(at.getTime() + bangkokOffsetMs);
  const daysSinceMonday = (day.getUTCDay() + 6) % 7;
  if (type === 'week') day.setUTCDate(day.getUTCDate() - daysSinceMonday);
  return day.toISOString().slice(0, 10);
}
