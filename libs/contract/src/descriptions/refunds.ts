import type { DescriptionsOf } from '../operation.ts';
import type { refunds as rows } from '../operations/refunds.ts';
import { pageRequest } from '../schemas/paging.ts';

export const refunds = {
  getRefunds: { group: 'Invites and refunds', summary: 'Refunds that were received', auth: 'required', request: pageRequest },
  getRefundState: { group: 'Invites and refunds', summary: 'What can be refunded now', auth: 'required', errors: ['REFUND_INACTIVE'] },
  receiveRefund: {
    group: 'Invites and refunds',
    summary: "Receive what can be refunded into the member's pot",
    auth: 'required',
    errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
  },
  addRefund: {
    group: 'Invites and refunds',
    summary: 'Move the refund pot into the wallet',
    auth: 'required',
    errors: ['NO_REFUND', 'REFUND_CONDITION', 'REFUND_INACTIVE', 'REFUND_MINIMUM', 'BONUS_REMAINING'],
  },
  getRefundBanners: { group: 'Invites and refunds', summary: 'Banners of the refunds', auth: 'required' },
} as const satisfies DescriptionsOf<typeof rows>;
