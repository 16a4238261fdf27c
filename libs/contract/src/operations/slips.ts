import { megabyte, operation } from '../operation.ts';
import { messageAnswer } from '../schemas/answer.ts';
import { uploadTimeoutMs } from '../timeouts.ts';

/* Deposits by slip. */

export const sendSlip = operation({
  id: 'sendSlip', method: 'POST', path: '/api/wallet/slip', auth: 'required', effect: 'money',
  group: 'Wallet', summary: 'Send the slip of a deposit',
  upload: { kind: 'image', maxBytes: 10 * megabyte, fields: ['bankCode'] }, response: messageAnswer, timeoutMs: uploadTimeoutMs,
  errors: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'NO_BANK', 'INVALID_BANK'],
});
