import { uploadTimeoutMs, type OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';

/** Deposits by slip. The file comes last, so that a backend that reads the request as a stream knows what the file is for. */
export const slips = {
  sendSlip: {
    method: 'POST',
    path: '/api/wallet/slip',
    effect: 'money',
    fields: ['bankCode', 'file'],
    response: messageResponse,
    timeoutMs: uploadTimeoutMs,
  },
} as const satisfies OperationRows;
