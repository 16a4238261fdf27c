import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { qrCodeResponse } from '../schemas/qr-code.ts';

/** Deposits by QR code. */
export const qrCodes = {
  getQrCode: { method: 'GET', path: '/api/qrcode/{bankCode}', effect: 'read', response: qrCodeResponse },
  createQrCode: { method: 'POST', path: '/api/qrcode/{bankCode}', effect: 'money', fields: ['amount'], response: qrCodeResponse },
  cancelQrCode: { method: 'DELETE', path: '/api/qrcode/{qrcodeId}', effect: 'money', response: messageResponse },
} as const satisfies OperationRows;
