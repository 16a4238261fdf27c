import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints, type Registration } from '../endpoints/account.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';

const { getWallet, refreshGameBalances } = walletEndpoints.endpoints;
const { logIn, register, checkRegistration } = accountEndpoints.endpoints;
const credentials = { username: '0812345678', password: 'password-of-somchai' };

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

describe('every request', () => {
  it('has the marker header, the token and the accepted type', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await store.dispatch(getWallet.initiate());
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/wallet',
      headers: { 'x-requested-with': 'wallet-user', authorization: 'Bearer token-of-somchai', accept: 'application/json' },
    });
  });

  it('has no authorization header without a token', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl, token: () => null });
    server.answerWith(sendJson(200, { token: 'fresh-token' }));
    await store.dispatch(logIn.initiate(credentials, { track: false }));
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(server.seen[0]?.headers).toMatchObject({ 'x-requested-with': 'wallet-user', 'content-type': 'application/json' });
  });

  it('has the current token', async () => {
    let token: string | null = 'first';
    const { store } = startTestSession({ baseUrl: server.baseUrl, token: () => token });
    await store.dispatch(refreshGameBalances.initiate());
    token = 'second';
    await store.dispatch(refreshGameBalances.initiate());
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('is not cached and sends no cookies', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await store.dispatch(getWallet.initiate());
    await store.dispatch(refreshGameBalances.initiate());
    await store.dispatch(logIn.initiate(credentials, { track: false }));
    const requests = sent.mock.calls.map(([request]) => request as Request);
    expect(requests.map(({ cache, credentials: cookies }) => [cache, cookies])).toEqual(Array(3).fill(['no-store', 'omit']));
  });
});

describe('a response of unknown length', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read in a page that is suspended or left, whose streams the browser cannot call back', async () => {
    const native = TransformStream;
    vi.stubGlobal('TransformStream', function SuspendedStream(): TransformStream {
      return new native({
        transform: () => {
          throw new Error('The provided callback is no longer runnable.');
        },
      });
    });
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith((response) => {
      response.setHeader('Content-Type', 'application/json');
      for (const byte of Buffer.from(JSON.stringify({ ...goodWallet, note: 'ลาว' }))) response.write(Buffer.of(byte));
      response.end();
    });
    expect((await store.dispatch(getWallet.initiate())).data).toBeDefined();
  });
});

describe('a token that is not valid in a header', () => {
  it.each(['two\nlines', 'โทเคน', ''])('%j ends the session, and nothing is sent', async (token) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, signals } = startTestSession({ baseUrl: server.baseUrl, token: () => token });
    const { error } = await store.dispatch(refreshGameBalances.initiate());
    expect(error).toEqual({ kind: 'unauthenticated' });
    expect(signals).toEqual(['session-ended']);
    expect(server.seen).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('secrets', () => {
  it('are neither in a URL nor in the store', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, { ...goodWallet, token: 'fresh-token' }));
    const { data } = await store.dispatch(logIn.initiate(credentials, { track: false }));
    await store.dispatch(getWallet.initiate());

    expect(data).toEqual({ token: 'fresh-token' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(credentials);
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/login', '/api/wallet']);
    const state = JSON.stringify(store.getState());
    expect(state).toContain('Somchai');
    for (const secret of ['fresh-token', 'token-of-somchai', credentials.password]) expect(state).not.toContain(secret);
  });

  it('stay out of the store when the login is refused', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(401, { message: 'WRONG_CREDENTIAL' }));
    await store.dispatch(logIn.initiate(credentials, { track: false }));
    expect(JSON.stringify(store.getState())).not.toContain(credentials.password);
  });
});

describe('a registration', () => {
  const registration: Registration = {
    name: 'Somchai',
    username: '0812345678',
    password: 'password-of-somchai',
    sourceCode: 'FB',
    inviteCode: 'A1',
    bankCode: 'KTB',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234567890',
    currency: 'BAHT',
  };

  it('is checked and sent once each, with exactly the values of the member', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl, token: () => null });
    server.answerWith(sendJson(200, { message: 'SUCCESS' }));
    const { currency, ...unchecked } = registration;
    await store.dispatch(checkRegistration.initiate(unchecked));
    await store.dispatch(register.initiate({ ...unchecked, currency }));
    expect(server.seen.map(({ method, url, body }) => [method, url, JSON.parse(body) as unknown])).toEqual([
      ['POST', '/api/account/validate', unchecked],
      ['POST', '/api/account', registration],
    ]);
    expect(JSON.stringify(store.getState())).not.toContain(registration.password);
  });
});

describe('ten requests that fail together', () => {
  it('are each sent once and each report the session end', async () => {
    const { store, signals } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(401, { message: 'invalid-token' }));
    await Promise.all(Array.from({ length: 10 }, () => store.dispatch(refreshGameBalances.initiate())));
    expect(signals).toEqual(Array(10).fill('session-ended'));
    expect(server.seen).toHaveLength(10);
  });
});
