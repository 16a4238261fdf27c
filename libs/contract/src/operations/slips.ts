import { megabyte } from '@wallet/domain';
import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { uploadTimeoutMs } from '../timeouts.ts';

/* Deposits by slip. */

export const sendSlip = operation({
  id: 'sendSlip',
  method: 'POST',
  path: '/api/wallet/slip',
  auth: 'required',
  effect: 'money',
  group: 'Wallet',
  summary: 'Send the slip of a deposit',
  upload: { kind: 'image', maxBytes: 10 * megabyte, fields: ['bankCode'] },
  response: messageResponse,
  timeoutMs: uploadTimeoutMs,
  errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_BANK', 'INVALID_BANK'],
});
