import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, toApiError } from './api-error.ts';
import { neverEnd, sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { slipEndpoints, type NewSlip } from '../endpoints/slips.ts';
import { stubUploads } from '../testing/stub-uploads.ts';
import { startTestSession } from '../testing/test-session.ts';

const server = serverOfEachTest();

beforeEach(() => {
  stubUploads(server.baseUrl);
  server.answerWith(sendJson(200, { message: 'SUCCESS' }));
});
afterEach(() => void vi.unstubAllGlobals());

/** More than the network buffers can hold. */
const largeSize = 20_000_000;

function upload(slip: Partial<NewSlip>, size = 1000, baseUrl = server.baseUrl) {
  const { store } = startTestSession({ baseUrl, sendsIntentIds: true });
  const file = new File(['x'.repeat(size)], 'slip.jpg', { type: 'image/jpeg' });
  const arg = { bankCode: 'SCB', file, intentId: 'intent-1', ...slip };
  return store.dispatch(slipEndpoints.endpoints.sendSlip.initiate(arg, { track: false }));
}

describe('an upload', () => {
  it('sends the common headers, the id of the intent, and the file as the last field', async () => {
    await upload({});
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/wallet/slip',
      headers: { 'x-requested-with': 'wallet-user', authorization: 'Bearer token-of-somchai', 'idempotency-key': 'intent-1' },
    });
    const { body = '' } = server.seen[0] ?? {};
    expect(body.indexOf('name="bankCode"')).toBeGreaterThan(0);
    expect(body.indexOf('name="file"; filename="slip.jpg"')).toBeGreaterThan(body.indexOf('name="bankCode"'));
  });

  it('reports its progress up to 1', async () => {
    const progressValues: number[] = [];
    await upload({ onProgress: (progress) => progressValues.push(progress) }, largeSize);
    expect(progressValues.at(-1)).toBe(1);
    expect(progressValues).toEqual(progressValues.toSorted((one, other) => one - other));
  });

  it('has an unknown outcome when the response is endless', async () => {
    server.answerWith(neverEnd);
    const { error } = await upload({});
    expect(error).toEqual({ kind: 'unreadable' });
    expect(outcomeOf(toApiError(error))).toBe('unknown');
  });

  it.each([
    // As Chromium, which reports what left it before an error.
    [{ userAgentData: {} }, 'offline', 'refused'],
    [{}, 'unreachable', 'unknown'],
  ] as const)('in a browser with %j is %s when there was no way to the backend', async (traits, kind, outcome) => {
    vi.stubGlobal('navigator', { onLine: true, ...traits });
    await server.stop();
    const { error } = await upload({});
    expect(error).toEqual({ kind });
    expect(outcomeOf(toApiError(error))).toBe(outcome);
  });

  it('can be cancelled while the file is being sent, and then counts as refused', async () => {
    const controller = new AbortController();
    // The server accepts the connection but reads nothing, so the file cannot be sent completely.
    const pausedServer = createServer({ pauseOnConnect: true }, (socket) => {
      socket.on('error', () => undefined);
      controller.abort();
    });
    await new Promise<void>((resolve) => pausedServer.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${String((pausedServer.address() as AddressInfo).port)}`;
    stubUploads(baseUrl);
    const { error } = await upload({ signal: controller.signal }, largeSize, baseUrl);
    expect(error).toEqual({ kind: 'cancelled' });
    expect(outcomeOf(toApiError(error))).toBe('refused');
    pausedServer.close();
  });

  it('is not sent when it was cancelled before', async () => {
    const { error } = await upload({ signal: AbortSignal.abort() });
    expect(error).toEqual({ kind: 'cancelled' });
    expect(server.seen).toEqual([]);
  });

  it('continues when it is cancelled after the whole file has been sent', async () => {
    const controller = new AbortController();
    const { data, error } = await upload({ signal: controller.signal, onProgress: (progress) => progress === 1 && controller.abort() });
    expect(error).toBeUndefined();
    expect(data).toEqual({ message: 'SUCCESS' });
    expect(server.seen).toHaveLength(1);
  });
});
