import type { DescriptionsOf } from '../operation.ts';
import type { slips as rows } from '../operations/slips.ts';
import { megabyte } from '@wallet/domain';

export const slips = {
  sendSlip: {
    group: 'Wallet',
    summary: 'Send the slip of a deposit',
    auth: 'required',
    upload: { kind: 'image', maxBytes: 10 * megabyte },
    errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_BANK', 'INVALID_BANK'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
