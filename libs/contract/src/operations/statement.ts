import { pageFields, type OperationRows } from '../operation.ts';
import { slipImageResponse, slipListResponse, statementResponse } from '../schemas/statement.ts';

/** The statement, and sent slips. */
export const statement = {
  getStatement: { method: 'POST', path: '/api/statement', effect: 'read', fields: pageFields, response: statementResponse },
  getSlips: { method: 'POST', path: '/api/statement/slip', effect: 'read', fields: pageFields, response: slipListResponse },
  getSlipImage: { method: 'GET', path: '/api/statement/slip/reference/{reference}', effect: 'read', response: slipImageResponse },
} as const satisfies OperationRows;
