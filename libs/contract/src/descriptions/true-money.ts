import type { DescriptionsOf } from '../operation.ts';
import type { trueMoney as rows } from '../operations/true-money.ts';
import { trueLinkRequest } from '../schemas/wallet-actions.ts';

export const trueMoney = {
  sendTrueLink: {
    group: 'Wallet',
    summary: 'Redeem a true-money link, encrypted',
    auth: 'required',
    request: trueLinkRequest,
    errors: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
