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
export type MatrixSetting = 'offline' | 'said-offline' | 'connection-refused' | 'never-ends' | 'caller-leaves';

interface MatrixFault {
  readonly name: string;
  readonly setting?: MatrixSetting;
  /** `turn` counts the calls, so that the variants of a fault alternate. */
  readonly cell: (row: EndpointRow, turn: number) => MatrixCell;
}

const done = (answer: unknown): MatrixCell => ({ respond: sendJson(200, answer), error: null, outcome: 'done' });
const failed =
  (outcome: Outcome, signals: readonly ApiSignal[] = []) =>
  (respond: Respond, error: ApiError): MatrixCell => ({ respond, error, outcome, signals });
const unknown = failed('unknown');
const refused = failed('refused');
const loggedOut = failed('refused', ['session-ended']);
const closed = failed('refused', ['service-ended']);

const noContent: Respond = (response) => response.writeHead(204).end();

/** An HTML page of a proxy, which must never reach a screen. */
const page = '<!doctype html><html><body><h1>Error</h1><script>alert(1)</script></body></html>';

function turns(...cells: readonly MatrixCell[]): MatrixFault['cell'] {
  return (_row, turn) => cells[turn % cells.length] as MatrixCell;
}

/** The faults of connections, and one response of each kind: `read-response.test.ts` has all others. Each is a column of the matrix. */
export const matrixFaults: readonly MatrixFault[] = [
  { name: 'the device is offline', setting: 'offline', cell: () => refused(stayMute, { kind: 'offline' }) },
  { name: 'the connection is refused', setting: 'connection-refused', cell: () => unknown(stayMute, { kind: 'unreachable' }) },
  {
    name: 'the connection breaks after the backend has acted',
    cell: turns(unknown(resetBeforeResponse, { kind: 'unreachable' }), unknown(resetMidResponse, { kind: 'unreachable' })),
  },
  {
    name: 'no response arrives in time',
    setting: 'never-ends',
    cell: turns(unknown(stayMute, { kind: 'timeout' }), unknown(neverFinish, { kind: 'timeout' })),
  },
  { name: 'the caller leaves before the response', setting: 'caller-leaves', cell: ({ good }) => done(good.response) },
  {
    name: 'the session has ended',
    cell: turns(...[401, 200].map((status) => loggedOut(sendJson(status, { message: 'invalid-token' }), { kind: 'unauthenticated' }))),
  },
  { name: 'the service is closed', cell: () => closed(sendJson(200, { message: 'gone' }), { kind: 'terminated' }) },
  {
    name: 'a refusal',
    cell: turns(
      ...[403, 200].map((status) =>
        refused(sendJson(status, { message: 'INVALID_IP' }), { kind: 'refused', status, code: 'INVALID_IP', text: 'INVALID_IP' }),
      ),
    ),
  },
  {
    name: 'a Retry-After header',
    cell: () =>
      unknown(sendJson(503, { message: 'INTERNAL_SERVER_ERROR' }, { 'Retry-After': '42' }), {
        kind: 'unavailable',
        code: 'INTERNAL_SERVER_ERROR',
        isFinal: true,
        retryAfterMs: 42_000,
      }),
  },
  {
    name: 'an HTML page of a proxy',
    cell: turns(...[502, 404].map((status) => unknown(sendText(status, page, 'text/html'), { kind: 'unavailable' }))),
  },
  {
    name: '204, which is a success without data',
    cell: ({ id, good }) => {
      if (good === acted.good) return { ...done({}), respond: noContent, brings: {} };
      // A chat message needs no data in the response.
      if (id === 'sendChatMessage') return { ...done({}), respond: noContent, brings: { createdAt: null, _id: null } };
      return unknown(noContent, { kind: 'unreadable' });
    },
  },
  {
    name: '200 with nothing, incomplete JSON or an HTML page',
    cell: turns(
      ...['', '{"message":"SUC', '[{'].map((text) => unknown(sendText(200, text, 'application/json'), { kind: 'unreadable' })),
      unknown(sendText(200, page, 'text/html'), { kind: 'unreadable' }),
    ),
  },
  {
    name: 'the wrong type',
    // Null is an empty list.
    cell: (row, turn) =>
      row.isList && turn % 3 === 0
        ? { ...done(null), brings: [] }
        : unknown(sendJson(200, [null, true, 5][turn % 3]), { kind: 'unreadable' }),
  },
  { name: 'the browser says "offline" although the line works', setting: 'said-offline', cell: ({ good }) => done(good.response) },
];
