import { pageFields, type OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { bannersResponse } from '../schemas/banners.ts';
import { refundCheckResponse, refundListResponse } from '../schemas/refund.ts';

/** Refunds, also called cashback. */
export const refunds = {
  getRefunds: { method: 'POST', path: '/api/refund', effect: 'read', fields: pageFields, response: refundListResponse },
  getRefundState: { method: 'GET', path: '/api/refund/check', effect: 'read', response: refundCheckResponse },
  receiveRefund: { method: 'GET', path: '/api/refund/receive', effect: 'money', response: messageResponse },
  addRefund: { method: 'GET', path: '/api/refund/addWallet', effect: 'money', response: messageResponse },
  getRefundBanners: { method: 'GET', path: '/api/refund/banners', effect: 'read', response: bannersResponse },
} as const satisfies OperationRows;
