import type { OperationId } from '@wallet/contract/operations';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, startMisbehavingServer } from './misbehaving-server.ts';
import type { ApiError } from '../transport/api-error.ts';
import { walletApi } from '../transport/base-api.ts';
import { allRows } from './rows/all-rows.ts';
import { stubUploads } from './stub-uploads.ts';
import { startTestSession } from './test-session.ts';

const server = await startMisbehavingServer();
stubUploads(server.baseUrl);
let seenBefore = 0;

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});
beforeEach(() => void (seenBefore = server.seen.length));

const samples = allRows.flatMap((row) =>
  [row.good, ...(row.forms ?? [])].map((sample) => ({ ...row, ...sample, sent: JSON.stringify(sample.response) })),
);

it.each(samples)(
  '$call sends the request of the contract and reads $sent',
  async ({ call, body, send, cached, response, brings, market }) => {
    const session = startTestSession({ baseUrl: server.baseUrl, ...(market && { currency: market }) });
    server.answerWith(sendJson(200, response));

    const { data, error } = await send(session);

    expect(error).toBeUndefined();
    expect(data).toEqual(brings);
    if (cached) expect(cached(session).data).toEqual(brings);
    const seen = server.seen.slice(seenBefore);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([call.replace(' ', ' /api/')]);
    const [sentBody = ''] = seen.map((request) => request.body);
    expect(sentBody).not.toContain('not for the backend');
    if (typeof body === 'string') expect(sentBody).toContain(body);
    else expect(sentBody === '' ? undefined : (JSON.parse(sentBody) as unknown)).toEqual(body);
    expect(session.signals).toEqual([]);
  },
);

const refusals = allRows.flatMap(({ refusals = [], ...row }) =>
  refusals.map((refusal) => ({ ...row, ...refusal, sent: JSON.stringify(refusal.response) })),
);

it.each(refusals)('$call is refused with "$says" by $sent', async ({ send, response, says }) => {
  server.answerWith(sendJson(200, response));
  const { error } = await send(startTestSession({ baseUrl: server.baseUrl }));
  const { kind, status, code, text } = error as Extract<ApiError, { kind: 'refused' }>;
  expect([kind, status, code ?? text]).toEqual(['refused', 200, says]);
});

const unclear = allRows.flatMap(({ unclear = [], ...row }) =>
  unclear.map((response) => ({ ...row, response, sent: JSON.stringify(response) })),
);

it.each(unclear)('$call leaves its outcome unknown with $sent', async ({ send, cached, response }) => {
  const session = startTestSession({ baseUrl: server.baseUrl });
  server.answerWith(sendJson(200, response));
  const { error } = await send(session);
  expect(error).toMatchObject({ kind: 'unreadable' });
  if (cached) expect(cached(session).data).toBeUndefined();
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
