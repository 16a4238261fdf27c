import { bangkokDay, bangkokWeek } from '@wallet/domain';
import type { BonusOffer } from '../operators/rewards.ts';

/** Names the time over which a bonus is counted: all of it, or a day or a week in Bangkok. */
export function periodOf(type: BonusOffer['type'], at: Date): string {
  if (type === 'limit') return 'all';
  return String(type === 'day' ? bangkokDay(at.getTime()) : bangkokWeek(at.getTime()));
}
