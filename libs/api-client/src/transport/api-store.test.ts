import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';

const { getWallet } = walletEndpoints.endpoints;
const other = { ...goodWallet, profile: { ...goodWallet.profile, _id: 'm2', name: 'Malee' }, wallet: { amount: 7 } };

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

/** Holds a session's answer back until the test lets it go. */
async function askAndHold(session: ReturnType<typeof startTestSession>) {
  let held: ServerResponse | undefined;
  server.answerWith((response) => (held = response));
  const arrived = server.nextRequest();
  const ended = session.store.dispatch(getWallet.initiate());
  await arrived;
  return async (status: number, body: unknown) => {
    if (held) sendJson(status, body)(held);
    return ended;
  };
}

describe('createApiStore', () => {
  it('gives each session a memory of its own: a late answer does not reach the next member', async () => {
    const somchai = startTestSession({ baseUrl: server.baseUrl, token: () => 'token-of-somchai' });
    const answerSomchai = await askAndHold(somchai);

    const malee = startTestSession({ baseUrl: server.baseUrl, token: () => 'token-of-malee' });
    server.answerWith(sendJson(200, other));
    await malee.store.dispatch(getWallet.initiate());
    const late = await answerSomchai(200, goodWallet);

    expect(late.data?.name).toBe('Somchai');
    expect(getWallet.select()(malee.store.getState()).data?.name).toBe('Malee');
    expect(JSON.stringify(malee.store.getState())).not.toContain('Somchai');
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-of-somchai', 'Bearer token-of-malee']);
  });

  it('reports a late end of session to the session that it belongs to, and to no other', async () => {
    const somchai = startTestSession({ baseUrl: server.baseUrl });
    const answerSomchai = await askAndHold(somchai);
    const malee = startTestSession({ baseUrl: server.baseUrl });
    await answerSomchai(401, { message: 'invalid-token' });
    expect(somchai.signals).toEqual(['session-ended']);
    expect(malee.signals).toEqual([]);
  });

  it('asks once for what two parts of a page want at the same time', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await Promise.all([store.dispatch(getWallet.initiate()), store.dispatch(getWallet.initiate())]);
    expect(server.seen).toHaveLength(1);
  });
});
