import type { ErrorCode } from '@wallet/domain';
import type { ApiSignal } from '../../transport/api-context.ts';
import type { ApiError, Outcome } from '../../transport/api-error.ts';
import { neverFinish, resetBeforeResponse, resetMidResponse, sendJson, sendText, stayMute, type Respond } from '../misbehaving-server.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

/** A fault, as it applies to one call, and the expected result of the call. */
export interface MatrixCell {
  readonly respond: Respond;
  readonly error: ApiError | null;
  readonly outcome: Outcome;
  readonly signals?: readonly ApiSignal[];
  /** The result if the call does not fail. The default is the result of the case. */
  readonly brings?: unknown;
}

/** Creates the fault if a response alone cannot. */
export type MatrixSetting = 'offline' | 'said-offline' | 'connection-refused' | 'never-ends' | 'caller-leaves' | 'slow';

export interface MatrixFault {
  readonly name: string;
  readonly setting?: MatrixSetting;
  /** `turn` counts the calls, so that the variants of a fault alternate. */
  readonly cell: (row: EndpointRow, turn: number) => MatrixCell;
  /** Why the fault does not apply to a call. Null if it does. */
  readonly notApplicable?: (row: EndpointRow) => string | null;
}

const done = (answer: unknown): MatrixCell => ({ respond: sendJson(200, answer), error: null, outcome: 'done' });
const unknown = (answer: Respond, kind: 'unreachable' | 'timeout' | 'unavailable' | 'unreadable'): MatrixCell => ({
  respond: answer,
  error: { kind },
  outcome: 'unknown',
});
/** Text that may come from a proxy. */
const unsigned = (answer: Respond, text: string): MatrixCell => ({
  respond: answer,
  error: { kind: 'unavailable', text },
  outcome: 'unknown',
});
const broken = (answer: Respond, text: string): MatrixCell => ({
  respond: answer,
  error: { kind: 'unavailable', text, isFinal: true },
  outcome: 'unknown',
});
const systemError = (status: number): MatrixCell => ({
  respond: sendJson(status, { message: 'INTERNAL_SERVER_ERROR' }),
  error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', isFinal: true },
  outcome: 'unknown',
});
const refusedBy = (status: number, answer: unknown, code: ErrorCode | null, text: string): MatrixCell => ({
  respond: sendJson(status, answer),
  error: { kind: 'refused', status, code, text },
  outcome: 'refused',
});
const loggedOut = (status: number, message: string): MatrixCell => ({
  respond: sendJson(status, { message }),
  error: { kind: 'unauthenticated' },
  outcome: 'refused',
  signals: ['session-ended'],
});
const coded = (status: number, code: ErrorCode): MatrixCell => refusedBy(status, { message: code }, code, code);
const worded = (status: number, text: string): MatrixCell => refusedBy(status, { message: text }, null, text);

const noContent: Respond = (response) => response.writeHead(204).end();

const closedText = 'ระบบปิดปรับปรุง';

/** An HTML page of a proxy, which must never reach a screen. */
const page = '<!doctype html><html><body><h1>Error</h1><script>alert(1)</script></body></html>';

function turns(...cells: readonly MatrixCell[]): MatrixFault['cell'] {
  return (_row, turn) => cells[turn % cells.length] as MatrixCell;
}

/** A valid response with a long extra field. */
function withMore({ good, isList }: EndpointRow): unknown {
  const more = 'x'.repeat(200_000);
  return isList ? good.response : { ...(good.response as object), extra: { deep: [more] }, __proto__: null };
}

/** The faults of responses and connections, in a fixed order. Each is a column of the matrix. */
export const matrixFaults: readonly MatrixFault[] = [
  {
    name: 'the device is offline',
    setting: 'offline',
    cell: () => ({ respond: stayMute, error: { kind: 'offline' }, outcome: 'refused' }),
  },
  { name: 'the connection is refused', setting: 'connection-refused', cell: () => unknown(stayMute, 'unreachable') },
  {
    name: 'the connection breaks after the backend has acted',
    cell: turns(unknown(resetBeforeResponse, 'unreachable'), unknown(resetMidResponse, 'unreachable')),
  },
  {
    name: 'no response arrives in time',
    setting: 'never-ends',
    cell: turns(unknown(stayMute, 'timeout'), unknown(neverFinish, 'timeout')),
  },
  { name: 'the caller leaves before the response', setting: 'caller-leaves', cell: ({ good }) => done(good.response) },
  { name: '401 invalid-token', cell: () => loggedOut(401, 'invalid-token') },
  { name: '200 invalid-token', cell: () => loggedOut(200, 'invalid-token') },
  {
    name: 'the member is invalid',
    cell: turns(
      loggedOut(400, 'INVALID_USER_1'),
      loggedOut(200, 'INVALID_USER_2'),
      loggedOut(500, 'INVALID_USER_3'),
      loggedOut(403, 'INVALID_USER_4'),
      loggedOut(200, 'ไม่สามารถยืนยันตัวตนได้'),
      loggedOut(403, 'ไม่สามารถยืนยันตัวตนได้'),
    ),
  },
  {
    name: 'the service is closed',
    cell: () => ({
      respond: sendJson(200, { message: 'gone' }),
      error: { kind: 'terminated' },
      outcome: 'refused',
      signals: ['service-ended'],
    }),
  },
  { name: '403', cell: turns(coded(403, 'INVALID_IP'), coded(403, 'INACTIVE_USER')) },
  { name: '404', cell: turns(coded(404, 'NO_DATA'), unknown(sendText(404, page, 'text/html'), 'unavailable')) },
  {
    name: '409',
    cell: turns(
      coded(409, 'BONUS_ALREADY_ACTIVE'),
      { ...worded(409, 'in progress'), outcome: 'unknown' },
      unknown(sendText(409, '', 'application/json'), 'unavailable'),
    ),
    notApplicable: ({ kind }) => (kind === 'read' ? 'a read never conflicts' : null),
  },
  {
    name: '413',
    cell: turns(worded(413, 'too large'), unknown(sendText(413, page, 'text/html'), 'unavailable')),
    notApplicable: ({ body }) => (body === undefined ? 'a request without a body is never too large' : null),
  },
  { name: '429', cell: turns(coded(429, 'REQUEST_LIMIT'), coded(429, 'REQUEST_LIMIT_1MIN')) },
  {
    name: 'a Retry-After header',
    cell: turns(
      {
        respond: sendJson(429, { message: 'REQUEST_LIMIT_1MIN' }, { 'Retry-After': '42' }),
        outcome: 'refused',
        error: { kind: 'refused', status: 429, code: 'REQUEST_LIMIT_1MIN', text: 'REQUEST_LIMIT_1MIN', retryAfterMs: 42_000 },
      },
      {
        respond: sendText(503, page, 'text/html', {
          'Retry-After': 'Sun, 15 Mar 2026 12:02:00 GMT',
          Date: 'Sun, 15 Mar 2026 12:00:00 GMT',
        }),
        outcome: 'unknown',
        error: { kind: 'unavailable', retryAfterMs: 120_000 },
      },
      {
        respond: sendJson(503, { message: 'INTERNAL_SERVER_ERROR' }, { 'Retry-After': '99999999' }),
        outcome: 'unknown',
        error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', isFinal: true, retryAfterMs: 86_400_000 },
      },
      { ...coded(429, 'OTP_BLOCK'), respond: sendJson(429, { message: 'OTP_BLOCK' }, { 'Retry-After': 'a while' }) },
      { ...coded(400, 'NO_DATA'), respond: sendJson(400, { message: 'NO_DATA' }, { 'Retry-After': '42' }) },
    ),
  },
  {
    name: '500 as JSON',
    cell: turns(
      coded(500, 'MONEY_NOT_ENOUGH'),
      systemError(500),
      broken(sendJson(500, { message: 'connect ECONNREFUSED' }), 'connect ECONNREFUSED'),
      coded(500, 'TRANSFER_FAIL'),
    ),
  },
  {
    name: '5xx with a free text',
    cell: turns(
      broken(sendJson(500, { message: closedText }), closedText),
      broken(sendJson(503, { error: closedText }), closedText),
      broken(sendJson(502, { error: { message: closedText } }), closedText),
      unsigned(sendText(500, closedText, 'text/html'), closedText),
      {
        respond: sendJson(500, { message: closedText, code: 'INTERNAL_SERVER_ERROR' }),
        outcome: 'unknown',
        error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', text: closedText, isFinal: true },
      },
      broken(sendJson(503, { message: page, code: 'E_CLOSED' }), 'E_CLOSED'),
    ),
  },
  {
    name: 'a code in another field',
    cell: turns(
      refusedBy(400, { code: 'MONEY_NOT_ENOUGH' }, 'MONEY_NOT_ENOUGH', 'MONEY_NOT_ENOUGH'),
      refusedBy(500, { error: 'NO_BANK' }, 'NO_BANK', 'NO_BANK'),
      refusedBy(422, { message: closedText, error: { code: 'NO_WALLET' } }, 'NO_WALLET', closedText),
      refusedBy(400, { statusCode: 400, message: ['amount'], error: 'Bad Request' }, null, 'Bad Request'),
      { ...refusedBy(400, null, 'NO_GAME', 'NO_GAME'), respond: sendText(400, 'NO_GAME', 'text/plain') },
      refusedBy(400, 'NO_DATA', 'NO_DATA', 'NO_DATA'),
      unsigned(sendText(404, 'default backend - 404', 'text/plain'), 'default backend - 404'),
    ),
  },
  {
    name: '200 with a refusal',
    cell: turns(
      refusedBy(200, { message: 'MONEY_NOT_ENOUGH' }, 'MONEY_NOT_ENOUGH', 'MONEY_NOT_ENOUGH'),
      refusedBy(200, { success: false, message: closedText }, null, closedText),
      refusedBy(200, { success: false, error: 'INVALID_CODE' }, 'INVALID_CODE', 'INVALID_CODE'),
      refusedBy(200, { error: closedText }, null, closedText),
      refusedBy(200, { error: 'BONUS_REMAINING', code: 'S1' }, 'BONUS_REMAINING', 'BONUS_REMAINING'),
      refusedBy(200, { code: 'NO_DATA', message: closedText, statusCode: 200 }, 'NO_DATA', closedText),
      refusedBy(200, { success: false, message: 'OK' }, null, ''),
      systemError(200),
    ),
  },
  {
    name: '200 with a free text instead of data',
    cell: ({ good }) =>
      good === acted.good
        ? { respond: sendJson(200, { message: closedText }), error: null, outcome: 'done', brings: { message: closedText } }
        : { respond: sendJson(200, { message: closedText }), error: { kind: 'unreadable', text: closedText }, outcome: 'unknown' },
    notApplicable: ({ call }) => (call === 'POST chat/send-message' ? 'a chat message needs no data in the response' : null),
  },
  {
    name: 'the session has ended',
    cell: turns(loggedOut(401, 'UNAUTHORIZED'), loggedOut(403, 'EXPIRED_AUTH_TOKEN'), loggedOut(200, 'UNAUTHORIZED')),
  },
  {
    name: 'an HTML page of a proxy',
    cell: turns(unknown(sendText(502, page, 'text/html'), 'unavailable'), unknown(sendText(504, page, 'text/html'), 'unavailable')),
  },
  {
    name: '200 with an empty body',
    cell: turns(unknown(sendText(200, '', 'application/json'), 'unreadable'), unknown(sendText(200, '', 'text/plain'), 'unreadable')),
  },
  {
    name: '204, which is a success without data',
    cell: ({ good }) =>
      good === acted.good ? { respond: noContent, error: null, outcome: 'done', brings: {} } : unknown(noContent, 'unreadable'),
    notApplicable: ({ call }) => (call === 'POST chat/send-message' ? 'a chat message needs no data in the response' : null),
  },
  {
    name: '200 with incomplete JSON or an HTML page',
    cell: turns(
      unknown(sendText(200, '{"message":"SUC', 'application/json'), 'unreadable'),
      unknown(sendText(200, page, 'text/html'), 'unreadable'),
      unknown(sendText(200, '[{', 'text/plain'), 'unreadable'),
    ),
  },
  {
    name: 'the wrong type',
    // Null is an empty list.
    cell: (row, turn) =>
      turns(
        row.isList ? { ...done(null), brings: [] } : unknown(sendJson(200, null), 'unreadable'),
        unknown(sendJson(200, true), 'unreadable'),
        unknown(sendJson(200, 5), 'unreadable'),
      )(row, turn),
  },
  { name: 'an unknown code', cell: turns(worded(400, 'BRAND_NEW'), worded(422, 'BRAND_NEW')) },
  { name: 'a response after ten seconds', setting: 'slow', cell: ({ good }) => done(good.response) },
  { name: 'additional fields', cell: (row) => done(withMore(row)) },
  { name: 'the browser says "offline" although the line works', setting: 'said-offline', cell: ({ good }) => done(good.response) },
];
