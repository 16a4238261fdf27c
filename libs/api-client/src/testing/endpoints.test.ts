import type { OperationId } from '@wallet/contract/operations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.ts';
import { walletApi } from '../transport/base-api.ts';
import { allRows } from './rows/all-rows.ts';
import { stubUploads } from './stub-uploads.ts';
import { startTestSession } from './test-session.ts';

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
  stubUploads(server.baseUrl);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const samples = allRows.flatMap((row) => [
  { ...row, source: 'the contract', sample: row.good },
  { ...row, source: 'another backend', sample: row.variant },
]);

describe.each(samples)('$call with the response of $source', ({ call, body, send, cached, sample }) => {
  it('sends the request of the contract and returns the mapped response', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, sample.response));

    const { data, error } = await send(session);

    expect(error).toBeUndefined();
    expect(data).toEqual(sample.brings);
    if (cached) expect(cached(session).data).toEqual(sample.brings);
    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([call.replace(' ', ' /api/')]);
    const [sentBody = ''] = server.seen.map((request) => request.body);
    expect(sentBody).not.toContain('not for the backend');
    if (typeof body === 'string') expect(sentBody).toContain(body);
    else expect(sentBody === '' ? undefined : (JSON.parse(sentBody) as unknown)).toEqual(body);
    expect(session.signals).toEqual([]);
  });
});

/** Operations that share an endpoint with another one. */
const shared: Partial<Record<OperationId, string>> = {
  uploadChatImage: 'uploadChatFile',
  uploadChatVideo: 'uploadChatFile',
  launchGameWithPassword: 'launchGame',
};

describe('the endpoints', () => {
  it('have the names of the operations of the contract, and there are no others', () => {
    const expected = allRows.map(({ id }) => shared[id] ?? id);
    expect(Object.keys(walletApi.endpoints).sort()).toEqual([...new Set(expected)].sort());
  });
});
