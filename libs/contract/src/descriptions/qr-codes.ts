import type { DescriptionsOf } from '../operation.ts';
import type { qrCodes as rows } from '../operations/qr-codes.ts';
import { madeId } from '../schemas/params.ts';
import { code } from '../schemas/parts.ts';
import { amountRequest } from '../schemas/wallet-actions.ts';

export const qrCodes = {
  getQrCode: {
    group: 'QR codes',
    summary: 'The code that can be paid now',
    auth: 'required',
    params: { bankCode: code },
    errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK'],
  },
  createQrCode: {
    group: 'QR codes',
    summary: 'Make a code for an amount',
    auth: 'required',
    params: { bankCode: code },
    request: amountRequest,
    errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK', 'TRANSFER_MINIMUM'],
  },
  cancelQrCode: {
    group: 'QR codes',
    summary: 'Cancel a code',
    auth: 'required',
    params: { qrcodeId: madeId },
    errors: ['QR_FAIL', 'NO_BANK'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
