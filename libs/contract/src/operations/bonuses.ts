import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { activeBonusResponse, bonusListResponse, bonusMinimumResponse, userBonusResponse } from '../schemas/bonus.ts';

/** Bonuses. */
export const bonuses = {
  getBonuses: { method: 'GET', path: '/api/bonus', effect: 'read', response: bonusListResponse },
  activateBonus: { method: 'GET', path: '/api/bonus/activate/{code}', effect: 'money', response: userBonusResponse },
  getActiveBonus: { method: 'GET', path: '/api/bonus/check/active', effect: 'read', response: activeBonusResponse },
  getBonusMinimum: { method: 'GET', path: '/api/bonus/check/minimum', effect: 'read', response: bonusMinimumResponse },
  clearBonus: { method: 'GET', path: '/api/bonus/clear', effect: 'money', response: messageResponse },
} as const satisfies OperationRows;
