import type { ServerResponse } from 'node:http';
import { operations } from '@wallet/contract/operations';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, toApiError } from '../transport/api-error.ts';
import { matrixFaults, type MatrixCell, type MatrixSetting } from './rows/matrix-faults.ts';
import { sendJson, startMisbehavingServer } from './misbehaving-server.ts';
import { allRows } from './rows/all-rows.ts';
import type { Ended, EndpointRow } from './rows/endpoint-row.ts';
import { stubUploads } from './stub-uploads.ts';
import { startTestSession, type TestSession } from './test-session.ts';

const cells = allRows.flatMap((row, turn) => matrixFaults.map((fault) => ({ row, fault, ...fault.cell(row, turn) })));

const server = await startMisbehavingServer();
stubUploads(server.baseUrl);
const { baseUrl: deadUrl, stop } = await startMisbehavingServer();
await stop();
const consoleCalls = vi.fn();

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(consoleCalls.mockClear());
});
afterEach(() => void vi.useRealTimers());

/** Sends the request while the fault is active. */
async function callWithFault(
  row: EndpointRow,
  { respond }: MatrixCell,
  setting: MatrixSetting | undefined,
  session: TestSession,
): Promise<Ended> {
  if (setting === undefined || setting === 'offline' || setting === 'said-offline' || setting === 'connection-refused') {
    server.answerWith(respond);
    return row.send(session);
  }
  // Only these two: the timers of the sockets must not be faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let pendingResponse: ServerResponse | undefined;
  server.answerWith((response) => {
    pendingResponse = response;
    if (setting === 'never-ends') respond(response);
  });
  const arrived = server.nextRequest();
  const call = row.send(session);
  await arrived;
  if (setting === 'caller-leaves') row.leave(call);
  if (setting === 'never-ends') await vi.advanceTimersByTimeAsync(row.timeoutMs);
  else if (pendingResponse) respond(pendingResponse);
  const ended = await call;
  vi.useRealTimers();
  return ended;
}

describe.each(allRows)('$call', (row) => {
  it.each(cells.filter((cell) => cell.row === row))('returns the expected result and recovers after: $fault.name', async (cell) => {
    const { fault } = cell;
    let baseUrl = server.baseUrl;
    const session = startTestSession({
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
    vi.stubGlobal('navigator', { onLine: fault.setting !== 'offline' && fault.setting !== 'said-offline' });
    if (fault.setting === 'connection-refused' || fault.setting === 'offline') baseUrl = deadUrl;

    const { data, error } = await callWithFault(row, cell, fault.setting, session);

    expect(error ?? null).toEqual(cell.error);
    if (error) expect(outcomeOf(toApiError(error))).toBe(cell.outcome);
    else expect(data).toEqual(cell.brings ?? row.good.brings);
    expect(session.signals).toEqual(cell.signals ?? []);
    const arrived = server.seen.slice(seenBefore).map(({ url }) => url);
    // Where the browser says "offline", a small read goes before each action.
    const before = fault.setting === 'said-offline' && operations[row.id].effect !== 'read' ? ['/api/lookup/active'] : [];
    expect(arrived.slice(0, before.length)).toEqual(before);
    expect(arrived).toHaveLength(baseUrl === deadUrl ? 0 : before.length + 1);
    if (error) expect(row.cached?.(session).data).toBe(cachedBefore);
    expect(JSON.stringify(session.store.getState())).not.toContain('<script>');

    vi.stubGlobal('navigator', { onLine: true });
    baseUrl = server.baseUrl;
    server.answerWith(sendJson(200, row.good.response));
    expect((await row.send(session)).data).toEqual(row.good.brings);
    expect(consoleCalls).not.toHaveBeenCalled();
  });
});
