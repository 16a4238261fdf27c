import { operation } from '../operation.ts';
import { code } from '../schemas/parts.ts';
import { messageResponse } from '../schemas/response.ts';
import { activeBonusResponse, bonusListResponse, bonusMinimumResponse, userBonusResponse } from '../schemas/bonus.ts';

/* Bonuses. */

export const getBonuses = operation({
  id: 'getBonuses',
  method: 'GET',
  path: '/api/bonus',
  auth: 'required',
  effect: 'read',
  group: 'Bonuses',
  summary: 'Bonuses on offer',
  response: bonusListResponse,
});

export const activateBonus = operation({
  id: 'activateBonus',
  method: 'GET',
  path: '/api/bonus/activate/{code}',
  auth: 'required',
  effect: 'money',
  group: 'Bonuses',
  summary: 'Receive a bonus',
  params: { code },
  response: userBonusResponse,
  errors: ['BONUS_REMAINING', 'BONUS_ALREADY_ACTIVE', 'BONUS_MAX_CLAIMED', 'BONUS_CONDITION', 'BONUS_FULL', 'INVALID_CODE'],
});

export const getActiveBonus = operation({
  id: 'getActiveBonus',
  method: 'GET',
  path: '/api/bonus/check/active',
  auth: 'required',
  effect: 'read',
  group: 'Bonuses',
  summary: 'Is a bonus active?',
  response: activeBonusResponse,
});

export const getBonusMinimum = operation({
  id: 'getBonusMinimum',
  method: 'GET',
  path: '/api/bonus/check/minimum',
  auth: 'required',
  effect: 'read',
  group: 'Bonuses',
  summary: 'Below which balance a bonus can be ended',
  response: bonusMinimumResponse,
});

export const clearBonus = operation({
  id: 'clearBonus',
  method: 'GET',
  path: '/api/bonus/clear',
  auth: 'required',
  effect: 'money',
  group: 'Bonuses',
  summary: 'End the active bonus',
  response: messageResponse,
  errors: ['BONUS_CONDITION', 'BONUS_REMAINING'],
});
