import type { DescriptionsOf } from '../operation.ts';
import type { invites as rows } from '../operations/invites.ts';
import { pageRequest } from '../schemas/paging.ts';

export const invites = {
  getInvites: { group: 'Invites and refunds', summary: 'Whose play earned what', auth: 'required', request: pageRequest },
  claimInviteBonus: {
    group: 'Invites and refunds',
    summary: 'Take the invite bonus',
    auth: 'required',
    errors: ['INVITE_COLLECT', 'INVITE_INACTIVE', 'NO_INVITE_BONUS', 'NO_INVITEE_PLAY_INFO', 'INVITE_BONUS_FAIL'],
  },
  getInviteBanners: { group: 'Invites and refunds', summary: 'Banners of the invites', auth: 'required' },
} as const satisfies DescriptionsOf<typeof rows>;
