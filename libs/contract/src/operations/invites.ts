import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { bannersResponse } from '../schemas/banners.ts';
import { inviteListResponse } from '../schemas/invite.ts';
import { pageRequest } from '../schemas/paging.ts';

/* Invites and their bonus. */

export const getInvites = operation({
  id: 'getInvites',
  method: 'POST',
  path: '/api/invite',
  auth: 'required',
  effect: 'read',
  group: 'Invites and refunds',
  summary: 'Whose play earned what',
  request: pageRequest,
  response: inviteListResponse,
});

export const claimInviteBonus = operation({
  id: 'claimInviteBonus',
  method: 'GET',
  path: '/api/invite/bonus',
  auth: 'required',
  effect: 'money',
  group: 'Invites and refunds',
  summary: 'Take the invite bonus',
  response: messageResponse,
  errors: ['INVITE_COLLECT', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_INVITEE_PLAY_INFO', 'INVITE_BONUS_FAIL'],
});

export const getInviteBanners = operation({
  id: 'getInviteBanners',
  method: 'GET',
  path: '/api/invite/banners',
  auth: 'required',
  effect: 'read',
  group: 'Invites and refunds',
  summary: 'Banners of the invites',
  response: bannersResponse,
});
