import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { earlyReadKey, sendEarlyRead, type EarlyRead } from './early-read.ts';

const { getWallet } = walletEndpoints.endpoints;
const token = 'token-of-somchai';

const server = serverOfEachTest();

beforeEach(() => server.answerWith(sendJson(200, goodWallet)));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, earlyReadKey);
});

const left = (): EarlyRead | undefined => (globalThis as { [earlyReadKey]?: EarlyRead })[earlyReadKey];

/** Sends the early read of a member, as the boot script does. */
function sendEarly(ofToken = token): void {
  const page: Parameters<typeof sendEarlyRead>[0] = { fetch: globalThis.fetch };
  sendEarlyRead(page, server.baseUrl, ofToken);
  Object.assign(globalThis, { [earlyReadKey]: page[earlyReadKey] });
}

const readWallet = () => startTestSession({ baseUrl: server.baseUrl }).store.dispatch(getWallet.initiate());

describe('an early read', () => {
  it('is taken over by the store once, without a second request', async () => {
    sendEarly();
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const { data } = await store.dispatch(getWallet.initiate());
    expect(data?.name).toBe(goodWallet.profile.name);
    expect(server.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([['/api/wallet', `Bearer ${token}`]]);
    expect(left()).toBeUndefined();
    await store.dispatch(getWallet.initiate(undefined, { forceRefetch: true }));
    expect(server.seen).toHaveLength(2);
  });

  it('reports an ended session like any other read', async () => {
    server.answerWith(sendJson(401, { message: 'UNAUTHORIZED' }));
    sendEarly();
    expect((await readWallet()).error).toEqual({ kind: 'unauthenticated' });
    expect(server.seen).toHaveLength(1);
  });

  it('is sent again when it could not be fetched', async () => {
    server.answerWith((response) => response.destroy());
    sendEarly();
    await left()?.response.catch(() => undefined);
    server.answerWith(sendJson(200, goodWallet));
    expect((await readWallet()).data?.name).toBe(goodWallet.profile.name);
  });

  it('of another session is dropped and its response never read', async () => {
    server.answerWith(sendJson(200, { ...goodWallet, profile: { ...goodWallet.profile, name: 'Somebody else' } }));
    sendEarly('token-of-somebody-else');
    await left()?.response;
    server.answerWith(sendJson(200, goodWallet));
    expect((await readWallet()).data?.name).toBe(goodWallet.profile.name);
    expect(left()).toBeUndefined();
  });

  it('is dropped once it is too old to show amounts from it', async () => {
    sendEarly();
    await left()?.response;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_001 });
    await readWallet();
    expect(server.seen).toHaveLength(2);
  });

  it('is not taken by a read of something else', async () => {
    sendEarly();
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    await store.dispatch(walletEndpoints.endpoints.refreshGameBalances.initiate());
    expect(left()).toBeDefined();
  });

  it('is replaced by a new request when its read is restarted', async () => {
    server.answerWith(() => undefined);
    sendEarly();
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const reading = store.dispatch(getWallet.initiate());
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    server.answerWith(sendJson(200, goodWallet));
    const { restartReads } = await import('./base-query.ts');
    store.dispatch(restartReads());
    expect((await reading).data?.name).toBe(goodWallet.profile.name);
    expect(server.seen).toHaveLength(2);
  });
});
