import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { uploadTimeoutMs } from '../timeouts.ts';

/** Deposits by slip. */
export const slips = {
  sendSlip: { method: 'POST', path: '/api/wallet/slip', effect: 'money', response: messageResponse, timeoutMs: uploadTimeoutMs },
} as const satisfies OperationRows;
