import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneyOf } from '@wallet/domain';
import { accountEndpoints } from '../endpoints/account.ts';
import { emptyStore } from '../store/api-store.ts';
import { neverEnd, resetBeforeResponse, sendJson, serverOfEachTest, type Respond } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession, type TestSession } from '../testing/test-session.ts';
import { walletActionEndpoints } from '../endpoints/wallet-actions.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { outcomeOf, toApiError } from './api-error.ts';

const { getWallet, refreshGameBalances } = walletEndpoints.endpoints;
const { transfer } = walletActionEndpoints.endpoints;
const { logIn } = accountEndpoints.endpoints;
const credentials = { username: '0812345678', password: 'password-of-somchai' };

const server = serverOfEachTest();

describe('every request', () => {
  it('has the marker header, the token and the accepted type, is not cached and sends no cookies', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await store.dispatch(getWallet.initiate());
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/wallet',
      headers: { 'x-requested-with': 'wallet-user', authorization: 'Bearer token-of-somchai', accept: 'application/json' },
    });
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
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

  it('is given up when it is endless', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(neverEnd);
    expect((await store.dispatch(refreshGameBalances.initiate())).error).toEqual({ kind: 'unreadable' });
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
    server.answerWith(sendJson(401, { message: 'WRONG_CREDENTIAL' }));
    await store.dispatch(logIn.initiate(credentials, { track: false }));

    expect(data).toEqual({ token: 'fresh-token' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(credentials);
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/login', '/api/wallet', '/api/login']);
    const state = JSON.stringify(store.getState());
    expect(state).toContain('Somchai');
    for (const secret of ['fresh-token', 'token-of-somchai', credentials.password]) expect(state).not.toContain(secret);
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

describe('while the browser says "offline"', () => {
  const browser = { onLine: false };

  beforeEach(() => {
    browser.onLine = false;
    vi.stubGlobal('navigator', browser);
  });
  afterEach(() => vi.unstubAllGlobals());

  const probe = '/api/lookup/active';
  const sendPath = '/api/wallet/transfer';
  const money = moneyOf(100_00, 'BAHT');
  const send = ({ store }: TestSession) =>
    store.dispatch(transfer.initiate({ from: 'WALLET', to: 'G1', amount: money, intentId: 'i1' }, { track: false }));
  const seen = () => server.seen.map(({ url }) => url);

  it('asks for the line by a small read without the token before a money action', async () => {
    await send(startTestSession({ baseUrl: server.baseUrl }));
    expect(seen()).toEqual([probe, sendPath]);
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  const ok: Respond = (response) => response.end();
  it.each<[what: string, saysOnline: boolean, answers: readonly Respond[], kind: string, outcome: string, arrived: readonly string[]]>([
    ['not sent if the small read fails', false, [resetBeforeResponse], 'offline', 'refused', [probe]],
    ['never said to be unsent if its answer is lost', false, [ok, resetBeforeResponse], 'unreachable', 'unknown', [probe, sendPath]],
    ['never said to be unsent if it left before', true, [resetBeforeResponse], 'unreachable', 'unknown', [sendPath]],
  ])('a money action is %s', async (_what, saysOnline, answers, kind, outcome, arrived) => {
    browser.onLine = saysOnline;
    server.answerWith((response) => {
      browser.onLine = false;
      answers[seen().length - 1]?.(response);
    });
    const { error } = await send(startTestSession({ baseUrl: server.baseUrl }));
    expect([error, outcomeOf(toApiError(error))]).toEqual([{ kind }, outcome]);
    expect(seen()).toEqual(arrived);
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
