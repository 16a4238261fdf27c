import type { DescriptionsOf } from '../operation.ts';
import type { bonuses as rows } from '../operations/bonuses.ts';
import { code } from '../schemas/parts.ts';

export const bonuses = {
  getBonuses: { group: 'Bonuses', summary: 'Bonuses on offer', auth: 'required' },
  activateBonus: {
    group: 'Bonuses',
    summary: 'Receive a bonus',
    auth: 'required',
    params: { code },
    errors: ['BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL', 'INVALID_CODE'],
  },
  getActiveBonus: { group: 'Bonuses', summary: 'Is a bonus active?', auth: 'required' },
  getBonusMinimum: { group: 'Bonuses', summary: 'Below which balance a bonus can be ended', auth: 'required' },
  clearBonus: { group: 'Bonuses', summary: 'End the active bonus', auth: 'required', errors: ['BONUS_CONDITION', 'BONUS_REMAINING'] },
} as const satisfies DescriptionsOf<typeof rows>;
