import type { ApiError, Outcome } from '../transport/api-error.ts';
import type { ApiSignal } from '../transport/api-context.ts';
import {
  neverEnd,
  neverFinish,
  resetBeforeResponse,
  resetMidResponse,
  sendJson,
  sendText,
  stayMute,
  type Respond,
} from './misbehaving-server.ts';
import { goodWallet } from './test-session.ts';

/** The expected result of a call. */
interface Expected {
  readonly error: ApiError | null;
  readonly outcome: Outcome;
  readonly signals?: readonly ApiSignal[];
  /** Number of requests that reach the backend. The default is 1. */
  readonly arrives?: number;
}

/** A fault of the backend or of the connection to it. */
export interface Fault extends Expected {
  readonly name: string;
  readonly respond: Respond;
  readonly isOnline?: boolean;
  readonly isRefused?: boolean;
  readonly lastsForever?: boolean;
  /** For calls whose result differs from the rest. */
  readonly except?: Partial<Record<CallName, Expected>>;
}

/** The calls to test: a read, an action, a login. */
export type CallName = 'getWallet' | 'refreshGameBalances' | 'login';

const done: Expected = { error: null, outcome: 'done' };
const unknown = (kind: 'unreachable' | 'timeout' | 'unavailable' | 'unreadable'): Expected => ({ error: { kind }, outcome: 'unknown' });
const loggedOut: Expected = { error: { kind: 'unauthenticated' }, outcome: 'refused', signals: ['session-ended'] };
const closed: Expected = { error: { kind: 'terminated' }, outcome: 'refused', signals: ['service-ended'] };
const coded = (status: number, code: Extract<ApiError, { kind: 'refused' }>['code'] & string): Expected => ({
  error: { kind: 'refused', status, code, text: code },
  outcome: 'refused',
});
const worded = (status: number, text: string, outcome: Outcome = 'refused'): Expected => ({
  error: { kind: 'refused', status, code: null, text },
  outcome,
});

const broken = (text: string): Expected => ({ error: { kind: 'unavailable', text, isFinal: true }, outcome: 'unknown' });
const systemError: Expected = { error: { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', isFinal: true }, outcome: 'unknown' };

/** An HTML page of a proxy, which must never reach a screen. */
const page = '<!doctype html><html><body><h1>Error</h1><script>alert(1)</script></body></html>';
const thaiRefusal = 'ไม่สามารถยืนยันตัวตนได้';

function withMessage(status: number, message: unknown): Respond {
  return sendJson(status, { message });
}

/** JSON responses that mean something different to each call. Calls that only act need no fields and succeed. */
const shapes: Fault[] = [
  { name: 'an empty object', respond: sendJson(200, {}), ...unknown('unreadable'), except: { refreshGameBalances: done } },
  {
    name: 'wrong types',
    respond: sendJson(200, { profile: 'x', wallet: 1, slots: 'none', token: 5, message: 5 }),
    ...unknown('unreadable'),
  },
  {
    name: 'missing arrays',
    respond: sendJson(200, { ...goodWallet, slots: undefined }),
    ...unknown('unreadable'),
    except: { refreshGameBalances: done },
  },
  {
    name: 'arrays that are null',
    respond: sendJson(200, { ...goodWallet, slots: null }),
    ...unknown('unreadable'),
    except: { getWallet: done, refreshGameBalances: done },
  },
  {
    name: 'an unknown category and code',
    respond: sendJson(200, { ...goodWallet, slots: [{ ...goodWallet.slots[0], category: 'fishing' }], token: 'x', message: 'BRAND_NEW' }),
    ...done,
  },
  { name: 'extra fields', respond: sendJson(200, { ...goodWallet, token: 'x', extra: { deep: [1] } }), ...done },
  { name: 'JSON sent as text/html', respond: sendText(200, JSON.stringify({ ...goodWallet, token: 'x' }), 'text/html'), ...done },
];

export const faults: readonly Fault[] = [
  { name: 'offline', respond: stayMute, isRefused: true, isOnline: false, error: { kind: 'offline' }, outcome: 'refused', arrives: 0 },
  { name: 'a refused connection', respond: stayMute, isRefused: true, ...unknown('unreachable'), arrives: 0 },
  { name: 'a reset before the response', respond: resetBeforeResponse, ...unknown('unreachable') },
  { name: 'a reset in the middle of the response', respond: resetMidResponse, ...unknown('unreachable') },
  { name: 'no response in time', respond: stayMute, lastsForever: true, ...unknown('timeout') },
  { name: 'a response that never ends', respond: neverFinish, lastsForever: true, ...unknown('timeout') },
  { name: 'a response with endless data', respond: neverEnd, ...unknown('unreadable') },
  { name: '401 invalid-token', respond: withMessage(401, 'invalid-token'), ...loggedOut },
  { name: '200 invalid-token', respond: withMessage(200, 'invalid-token'), ...loggedOut },
  { name: '400 INVALID_USER_1', respond: withMessage(400, 'INVALID_USER_1'), ...loggedOut },
  { name: '200 INVALID_USER_4', respond: withMessage(200, 'INVALID_USER_4'), ...loggedOut },
  { name: '500 INVALID_USER_2', respond: withMessage(500, 'INVALID_USER_2'), ...loggedOut },
  { name: '403 with the Thai text of an ended session', respond: withMessage(403, thaiRefusal), ...loggedOut },
  { name: '200 with the Thai text of an ended session', respond: withMessage(200, thaiRefusal), ...loggedOut },
  { name: '200 gone', respond: withMessage(200, 'gone'), ...closed },
  { name: '200 gone as plain text', respond: sendText(200, ' Gone\n', 'text/plain'), ...closed },
  { name: '200 gone as a JSON string', respond: sendText(200, '"gone"', 'application/json'), ...closed },
  { name: '400 gone, which is not a signal', respond: withMessage(400, 'gone'), ...worded(400, 'gone') },
  { name: '401 with another code', respond: withMessage(401, 'WRONG_CREDENTIAL'), ...coded(401, 'WRONG_CREDENTIAL') },
  { name: '401 with an HTML page', respond: sendText(401, page, 'text/html'), ...unknown('unavailable') },
  { name: '403 INACTIVE_USER', respond: withMessage(403, 'INACTIVE_USER'), ...coded(403, 'INACTIVE_USER') },
  { name: '404 NO_DATA', respond: withMessage(404, 'NO_DATA'), ...coded(404, 'NO_DATA') },
  { name: '404 with an HTML page', respond: sendText(404, page, 'text/html'), ...unknown('unavailable') },
  { name: '409 with a code', respond: withMessage(409, 'BONUS_ALREADY_ACTIVE'), ...coded(409, 'BONUS_ALREADY_ACTIVE') },
  { name: '409 with a free text', respond: withMessage(409, 'in progress'), ...worded(409, 'in progress', 'unknown') },
  { name: '409 with an empty body', respond: sendText(409, '', 'application/json'), ...unknown('unavailable') },
  { name: '413', respond: withMessage(413, 'too large'), ...worded(413, 'too large') },
  { name: '429 REQUEST_LIMIT', respond: withMessage(429, 'REQUEST_LIMIT'), ...coded(429, 'REQUEST_LIMIT') },
  { name: '400 with an unknown code', respond: withMessage(400, 'BRAND_NEW'), ...worded(400, 'BRAND_NEW') },
  { name: '400 with a message that is not a string', respond: withMessage(400, ['a', 'b']), ...unknown('unavailable') },
  { name: '500 INTERNAL_SERVER_ERROR', respond: withMessage(500, 'INTERNAL_SERVER_ERROR'), ...systemError },
  { name: '400 INTERNAL_SERVER_ERROR', respond: withMessage(400, 'INTERNAL_SERVER_ERROR'), ...systemError },
  { name: '500 MONEY_NOT_ENOUGH', respond: withMessage(500, 'MONEY_NOT_ENOUGH'), ...coded(500, 'MONEY_NOT_ENOUGH') },
  { name: '500 with a free text', respond: withMessage(500, 'connect ECONNREFUSED'), ...broken('connect ECONNREFUSED') },
  {
    name: '504 of a gateway',
    respond: withMessage(504, 'Endpoint request timed out'),
    error: { kind: 'unavailable', text: 'Endpoint request timed out' },
    outcome: 'unknown',
  },
  { name: '502 with an HTML page', respond: sendText(502, page, 'text/html'), ...unknown('unavailable') },
  { name: '504 with an empty body', respond: sendText(504, '', 'text/plain'), ...unknown('unavailable') },
  { name: '200 with an HTML page', respond: sendText(200, page, 'text/html'), ...unknown('unreadable') },
  { name: '200 with an empty body', respond: sendText(200, '', 'application/json'), ...unknown('unreadable') },
  { name: '204', respond: (response) => response.writeHead(204).end(), ...unknown('unreadable'), except: { refreshGameBalances: done } },
  { name: '200 with incomplete JSON', respond: sendText(200, '{"message":"SUC', 'application/json'), ...unknown('unreadable') },
  { name: '200 null', respond: sendJson(200, null), ...unknown('unreadable') },
  { name: '200 with a JSON string', respond: sendJson(200, 'SUCCESS'), ...unknown('unreadable'), except: { refreshGameBalances: done } },
  {
    name: '200 with plain text',
    respond: sendText(200, 'รับแล้ว', 'text/plain'),
    ...unknown('unreadable'),
    except: { refreshGameBalances: done, login: { error: { kind: 'unreadable', text: 'รับแล้ว' }, outcome: 'unknown' } },
  },
  { name: '200 with incomplete text of JSON', respond: sendText(200, '"รับ', 'application/json'), ...unknown('unreadable') },
  ...shapes,
];
