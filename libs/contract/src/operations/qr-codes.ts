import { operation } from '../operation.ts';
import { madeId } from '../schemas/params.ts';
import { code } from '../schemas/parts.ts';
import { messageResponse } from '../schemas/response.ts';
import { qrCodeResponse } from '../schemas/qr-code.ts';
import { amountRequest } from '../schemas/wallet-actions.ts';

/* Deposits by QR code. */

export const getQrCode = operation({
  id: 'getQrCode',
  method: 'GET',
  path: '/api/qrcode/{bankCode}',
  auth: 'required',
  effect: 'read',
  group: 'QR codes',
  summary: 'The code that can be paid now',
  params: { bankCode: code },
  response: qrCodeResponse,
  errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK'],
});

export const createQrCode = operation({
  id: 'createQrCode',
  method: 'POST',
  path: '/api/qrcode/{bankCode}',
  auth: 'required',
  effect: 'money',
  group: 'QR codes',
  summary: 'Make a code for an amount',
  params: { bankCode: code },
  request: amountRequest,
  response: qrCodeResponse,
  errors: ['NO_BANK', 'QR_FAIL', 'INVALID_BANK', 'TRANSFER_MINIMUM'],
});

export const cancelQrCode = operation({
  id: 'cancelQrCode',
  method: 'DELETE',
  path: '/api/qrcode/{qrcodeId}',
  auth: 'required',
  effect: 'money',
  group: 'QR codes',
  summary: 'Cancel a code',
  params: { qrcodeId: madeId },
  response: messageResponse,
  errors: ['QR_FAIL', 'NO_BANK'],
});
