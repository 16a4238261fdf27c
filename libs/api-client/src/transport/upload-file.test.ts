import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from './api-error.ts';
import { toApiError } from './to-api-error.ts';
import { neverEnd, sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { slipEndpoints, type NewSlip } from '../endpoints/slips.ts';
import { stubUploads } from '../testing/stub-uploads.ts';
import { startTestSession } from '../testing/test-session.ts';

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
  stubUploads(server.baseUrl);
  server.answerWith(sendJson(200, { message: 'SUCCESS' }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** More than the buffers on the way take at once. */
const largeSize = 20_000_000;

function upload(slip: Partial<NewSlip>, size = 1000, baseUrl = server.baseUrl) {
  const { store } = startTestSession({ baseUrl, sendsIntentIds: true });
  const file = new File(['x'.repeat(size)], 'slip.jpg', { type: 'image/jpeg' });
  const arg = { bankCode: 'SCB', file, intentId: 'intent-1', ...slip };
  return store.dispatch(slipEndpoints.endpoints.sendSlip.initiate(arg, { track: false }));
}

describe('an upload', () => {
  it("carries what every call carries, the intent's id, and the file after what it is for", async () => {
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

  it('tells how far it has come, up to all of it', async () => {
    const parts: number[] = [];
    await upload({ onProgress: (part) => parts.push(part) }, largeSize);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  it('has an unknown outcome where the answer goes on and on', async () => {
    server.answerWith(neverEnd);
    const { error } = await upload({});
    expect(error).toEqual({ kind: 'unreadable' });
    expect(outcomeOf(toApiError(error))).toBe('unknown');
  });

  it('can be called off while the file is on its way: then the backend did nothing', async () => {
    const off = new AbortController();
    // It takes the line and reads nothing, so the file cannot all leave.
    const deaf = createServer({ pauseOnConnect: true }, (line) => {
      line.on('error', () => undefined);
      off.abort();
    });
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${String((deaf.address() as AddressInfo).port)}`;
    stubUploads(baseUrl);
    const { error } = await upload({ signal: off.signal }, largeSize, baseUrl);
    expect(error).toEqual({ kind: 'cancelled' });
    expect(outcomeOf(toApiError(error))).toBe('refused');
    deaf.close();
  });

  it('tells for how long the backend wants to be left alone', async () => {
    server.answerWith(sendJson(429, { message: 'REQUEST_LIMIT' }, { 'Retry-After': '30' }));
    const { error } = await upload({});
    expect(error).toMatchObject({ kind: 'refused', code: 'REQUEST_LIMIT', retryAfterMs: 30_000 });
  });

  it('is not sent where it was called off before', async () => {
    const { error } = await upload({ signal: AbortSignal.abort() });
    expect(error).toEqual({ kind: 'cancelled' });
    expect(server.seen).toEqual([]);
  });

  it('goes on once all of the file has left', async () => {
    const off = new AbortController();
    const { data, error } = await upload({ signal: off.signal, onProgress: (part) => part === 1 && off.abort() });
    expect(error).toBeUndefined();
    expect(data).toEqual({ message: 'SUCCESS' });
    expect(server.seen).toHaveLength(1);
  });
});
