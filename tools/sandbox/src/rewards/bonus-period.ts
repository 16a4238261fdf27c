import { bangkokDay, bangkokWeek } from '@wallet/domain';
import type { BonusOffer } from '../operators/rewards.ts';

/** Identifies the period in which a bonus is counted: forever, or a day or week in Bangkok. */
export function periodOf(type: BonusOffer['type'], at: Date): string {
  if (type === 'limit') return 'all';
  return String(type === 'day' ? bangkokDay(at.getTime()) : bangkokWeek(at.getTime()));
}
