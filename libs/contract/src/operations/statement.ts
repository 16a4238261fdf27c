import { operation } from '../operation.ts';
import { pageRequest } from '../schemas/paging.ts';
import { madeId } from '../schemas/params.ts';
import { slipImageResponse, slipListResponse, statementResponse } from '../schemas/statement.ts';

/* The statement, and sent slips. */

export const getStatement = operation({
  id: 'getStatement',
  method: 'POST',
  path: '/api/statement',
  auth: 'required',
  effect: 'read',
  group: 'Statement',
  summary: 'Movements of money, newest first',
  request: pageRequest,
  response: statementResponse,
});

export const getSlips = operation({
  id: 'getSlips',
  method: 'POST',
  path: '/api/statement/slip',
  auth: 'required',
  effect: 'read',
  group: 'Statement',
  summary: 'Slips that were sent, newest first',
  request: pageRequest,
  response: slipListResponse,
});

export const getSlipImage = operation({
  id: 'getSlipImage',
  method: 'GET',
  path: '/api/statement/slip/reference/{reference}',
  auth: 'required',
  effect: 'read',
  group: 'Statement',
  summary: "Where a slip's picture is",
  params: { reference: madeId },
  response: slipImageResponse,
});
