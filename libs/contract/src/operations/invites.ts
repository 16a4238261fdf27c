import { pageFields, type OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { bannersResponse } from '../schemas/banners.ts';
import { inviteListResponse } from '../schemas/invite.ts';

/** Invites and their bonus. */
export const invites = {
  getInvites: { method: 'POST', path: '/api/invite', effect: 'read', fields: pageFields, response: inviteListResponse },
  claimInviteBonus: { method: 'GET', path: '/api/invite/bonus', effect: 'money', response: messageResponse },
  getInviteBanners: { method: 'GET', path: '/api/invite/banners', effect: 'read', response: bannersResponse },
} as const satisfies OperationRows;
