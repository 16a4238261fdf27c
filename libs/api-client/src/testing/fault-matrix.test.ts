import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from '../transport/api-error.ts';
import { toApiError } from '../transport/to-api-error.ts';
import { matrixFaults, type MatrixCell, type MatrixSetting } from './matrix-faults.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.ts';
import { allRows } from './rows/all-rows.ts';
import type { Ended, EndpointRow } from './rows/endpoint-row.ts';
import { stubUploads } from './stub-uploads.ts';
import { startTestSession, type TestSession } from './test-session.ts';

const cells = allRows.flatMap((row, turn) =>
  matrixFaults.map((fault) => ({ row, fault, reason: fault.notApplicable?.(row) ?? null, ...fault.cell(row, turn) })),
);

let server: MisbehavingServer;
let deadUrl: string;
const complaints = vi.fn();

beforeAll(async () => {
  server = await startMisbehavingServer();
  stubUploads(server.baseUrl);
  const gone = await startMisbehavingServer();
  deadUrl = gone.baseUrl;
  await gone.stop();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(complaints.mockClear());
});
afterEach(() => void vi.useRealTimers());

/** Sends the call while the fault is there. */
async function suffer(row: EndpointRow, { respond }: MatrixCell, setting: MatrixSetting | undefined, session: TestSession): Promise<Ended> {
  if (setting === undefined || setting === 'offline' || setting === 'nobody-listens') {
    server.answerWith(respond);
    return row.send(session);
  }
  // Only these two: the sockets' own clocks must go on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let held: ServerResponse | undefined;
  server.answerWith((response) => {
    held = response;
    if (setting === 'never-ends') respond(response);
  });
  const arrived = server.nextRequest();
  const call = row.send(session);
  await arrived;
  if (setting === 'caller-leaves') row.leave(call);
  if (setting === 'slow') await vi.advanceTimersByTimeAsync(10_000);
  if (setting === 'never-ends') await vi.advanceTimersByTimeAsync(row.timeoutMs);
  else if (held) respond(held);
  const ended = await call;
  vi.useRealTimers();
  return ended;
}

describe.each(allRows)('$call', (row) => {
  const own = cells.filter((cell) => cell.row === row && cell.reason === null);

  it.each(own)('meets: $fault.name', async (cell) => {
    const { fault } = cell;
    let isOnline = true;
    let baseUrl = server.baseUrl;
    const session = startTestSession({
      isOnline: () => isOnline,
      get baseUrl() {
        return baseUrl;
      },
    });
    if (row.cached) {
      server.answerWith(sendJson(200, row.good.response));
      await row.send(session);
    }
    const cachedBefore = row.cached?.(session).data;
    const seenBefore = server.seen.length;
    isOnline = fault.setting !== 'offline';
    if (fault.setting === 'nobody-listens') baseUrl = deadUrl;

    const { data, error } = await suffer(row, cell, fault.setting, session);

    expect(error ?? null).toEqual(cell.error);
    if (error) expect(outcomeOf(toApiError(error))).toBe(cell.outcome);
    else expect(data).toEqual(cell.brings ?? row.good.brings);
    expect(session.signals).toEqual(cell.signals ?? []);
    const arrives = fault.setting === 'offline' || fault.setting === 'nobody-listens' ? 0 : 1;
    expect(server.seen.length - seenBefore).toBe(arrives);
    if (error) expect(row.cached?.(session).data).toBe(cachedBefore);
    expect(JSON.stringify(session.store.getState())).not.toContain('<script>');

    isOnline = true;
    baseUrl = server.baseUrl;
    server.answerWith(sendJson(200, row.good.response));
    expect((await row.send(session)).data).toEqual(row.good.brings);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('the matrix', () => {
  it('leaves out only cells that cannot be, each for a reason that is counted', () => {
    const reasons = cells.flatMap(({ reason }) => reason ?? []);
    const actions = allRows.filter(({ kind }) => kind === 'action');
    const withBody = allRows.filter(({ body }) => body !== undefined);
    const counted = [...new Set(reasons)].map((reason) => [reason, reasons.filter((other) => other === reason).length] as const);
    expect(Object.fromEntries(counted)).toEqual({
      "a read is in nobody's way": allRows.length - actions.length,
      'a call without a body is never too large': allRows.length - withBody.length,
      'what was said is said, whatever the answer calls it': 2,
    });
    expect(cells).toHaveLength(allRows.length * 29);
  });
});
