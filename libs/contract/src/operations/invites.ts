import { operation } from '../operation.ts';
import { messageAnswer } from '../schemas/answer.ts';
import { bannersAnswer } from '../schemas/banners.ts';
import { inviteListAnswer } from '../schemas/invite.ts';
import { pageRequest } from '../schemas/paging.ts';

/* Invites and their bonus. */

export const getInvites = operation({
  id: 'getInvites', method: 'POST', path: '/api/invite', auth: 'required', effect: 'read',
  group: 'Invites and refunds', summary: 'Whose play earned what',
  request: pageRequest, response: inviteListAnswer,
});

export const claimInviteBonus = operation({
  id: 'claimInviteBonus', method: 'GET', path: '/api/invite/bonus', auth: 'required', effect: 'money',
  group: 'Invites and refunds', summary: 'Take the invite bonus',
  response: messageAnswer,
  errors: ['INVITE_COLLECT', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_INVITEE_PLAY_INFO', 'INVITE_BONUS_FAIL'],
});

export const getInviteBanners = operation({
  id: 'getInviteBanners', method: 'GET', path: '/api/invite/banners', auth: 'required', effect: 'read',
  group: 'Invites and refunds', summary: 'Banners of the invites',
  response: bannersAnswer,
});
