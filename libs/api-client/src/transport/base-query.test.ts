import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyOf } from '@wallet/domain';
import { accountEndpoints, type Registration } from '../endpoints/account.ts';
import { emptyStore } from '../store/api-store.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession, type TestSession } from '../testing/test-session.ts';
import { walletActionEndpoints } from '../endpoints/wallet-actions.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { outcomeOf, toApiError } from './api-error.ts';

const { getWallet, refreshGameBalances } = walletEndpoints.endpoints;
const { transfer } = walletActionEndpoints.endpoints;
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

describe('a session that ends while a read begins', () => {
  it.each([0, 1, 2, 4])('sends nothing afterwards: %i turns later', async (turns) => {
    server.answerWith(sendJson(200, goodWallet));
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const real = fetch;
    let sent = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation((request, options) => {
      if (!(request as Request).signal.aborted) sent += 1;
      return real(request, options);
    });
    const read = store.dispatch(getWallet.initiate());
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const sentBefore = sent;
    emptyStore(store);
    await read;
    expect(sent).toBe(sentBefore);
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

describe('while the browser says "offline"', () => {
  const browser = { onLine: false };

  beforeEach(() => {
    browser.onLine = false;
    vi.stubGlobal('navigator', browser);
  });
  afterEach(() => vi.unstubAllGlobals());

  const probe = '/api/lookup/active';
  const money = moneyOf(100_00, 'BAHT');
  const send = ({ store }: TestSession) =>
    store.dispatch(transfer.initiate({ from: 'WALLET', to: 'G1', amount: money, intentId: 'i1' }, { track: false }));
  const seen = () => server.seen.map(({ url }) => url);

  it('a read is sent, and has no line only if it fails', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    const read = () => store.dispatch(getWallet.initiate(undefined, { forceRefetch: true }));
    expect((await read()).data).toBeDefined();
    expect(seen()).toEqual(['/api/wallet']);
    await server.stop();
    // The server has answered since the browser said so.
    expect((await read()).error).toEqual({ kind: 'unreachable' });
  });

  it('a money action is sent once, after a small read without the token', async () => {
    server.answerWith(sendJson(200, { message: 'SUCCESS' }));
    expect((await send(startTestSession({ baseUrl: server.baseUrl }))).error).toBeUndefined();
    expect(seen()).toEqual([probe, '/api/wallet/transfer']);
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([404, 429, 503])('a money action is sent once, whatever the small read is answered: %i', async (status) => {
    server.answerWith(sendJson(status, {}));
    await send(startTestSession({ baseUrl: server.baseUrl }));
    expect(seen()).toEqual([probe, '/api/wallet/transfer']);
  });

  it('a money action is not sent if the small read fails', async () => {
    server.answerWith((response) => response.destroy());
    const { error } = await send(startTestSession({ baseUrl: server.baseUrl }));
    expect([error, outcomeOf(toApiError(error))]).toEqual([{ kind: 'offline' }, 'refused']);
    expect(seen()).toEqual([probe]);
  });

  it('a money action whose answer is lost is never said to be unsent', async () => {
    server.answerWith((response) => {
      if (seen().length > 1) response.destroy();
      else response.end();
    });
    const { error } = await send(startTestSession({ baseUrl: server.baseUrl }));
    expect([error, outcomeOf(toApiError(error))]).toEqual([{ kind: 'unreachable' }, 'unknown']);
    expect(seen()).toEqual([probe, '/api/wallet/transfer']);
  });

  it('a money action that left before is never said to be unsent', async () => {
    browser.onLine = true;
    server.answerWith((response) => {
      browser.onLine = false;
      response.destroy();
    });
    const { error } = await send(startTestSession({ baseUrl: server.baseUrl }));
    expect(error).toEqual({ kind: 'unreachable' });
    expect(seen()).toEqual(['/api/wallet/transfer']);
  });

  it('a money action is not sent once the session has ended', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith((response) => {
      emptyStore(session.store);
      response.end();
    });
    await send(session);
    expect(seen()).toEqual([probe]);
  });
});
