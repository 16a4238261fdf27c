import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../endpoints/account.ts';
import { outcomeOf, toApiError, type CallError } from './api-error.ts';
import { requestTimeoutMs } from '@wallet/contract';
import { faults, type CallName, type Fault } from '../testing/faults.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession, type TestSession } from '../testing/test-session.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';

const credentials = { username: '0812345678', password: 'password-of-somchai' };

const calls: Record<CallName, { good: unknown; send: (session: TestSession) => Promise<{ error?: CallError | undefined }> }> = {
  getWallet: {
    good: goodWallet,
    send: ({ store }) => store.dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true, subscribe: false })),
  },
  refreshGameBalances: {
    good: { message: 'SUCCESS' },
    send: ({ store }) => store.dispatch(walletEndpoints.endpoints.refreshGameBalances.initiate(undefined, { track: false })),
  },
  login: {
    good: { token: 'fresh-token' },
    send: ({ store }) => store.dispatch(accountEndpoints.endpoints.logIn.initiate(credentials, { track: false })),
  },
};

const callNames = Object.keys(calls) as CallName[];

const cells = faults.flatMap((fault) => callNames.map((call) => ({ call, fault, expected: fault.except?.[call] ?? fault })));

let server: MisbehavingServer;
const consoleCalls = vi.fn();

beforeEach(async () => {
  server = await startMisbehavingServer();
  vi.spyOn(console, 'error').mockImplementation(consoleCalls.mockClear());
  vi.spyOn(console, 'warn').mockImplementation(consoleCalls);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

async function callWithFault(call: CallName, fault: Fault, session: TestSession) {
  server.answerWith(fault.respond);
  if (fault.isRefused) await server.stop();
  if (!fault.lastsForever) return calls[call].send(session);
  // Only these two: the timers of the sockets must not be faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = server.nextRequest();
  const ended = calls[call].send(session);
  await arrived;
  await vi.advanceTimersByTimeAsync(requestTimeoutMs);
  return ended;
}

describe.each(callNames)('%s', (call) => {
  it('succeeds with a correct backend', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, calls[call].good));
    expect((await calls[call].send(session)).error).toBeUndefined();
    expect(server.seen).toHaveLength(1);
    expect(session.signals).toEqual([]);
  });

  it.each(cells.filter((cell) => cell.call === call))(
    'returns the expected result for the fault: $fault.name',
    async ({ fault, expected }) => {
      vi.stubGlobal('navigator', { onLine: fault.isOnline });
      const session = startTestSession({ baseUrl: server.baseUrl });
      const { error } = await callWithFault(call, fault, session);

      expect(error ?? null).toEqual(expected.error);
      expect(error ? outcomeOf(toApiError(error)) : 'done').toBe(expected.outcome);
      expect(session.signals).toEqual(expected.signals ?? []);
      expect(server.seen).toHaveLength(expected.arrives ?? 1);
      expect(consoleCalls).not.toHaveBeenCalled();
      expect(JSON.stringify(session.store.getState())).not.toContain('<script>');
    },
  );
});

describe('a reload of the wallet', () => {
  const failing = cells.filter(({ call, expected }) => call === 'getWallet' && expected.error !== null);

  it.each(failing)('keeps the balance of the last read after the fault: $fault.name', async ({ fault }) => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    const before = await session.store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
    vi.stubGlobal('navigator', { onLine: fault.isOnline });

    await callWithFault('getWallet', fault, session);

    const after = walletEndpoints.endpoints.getWallet.select()(session.store.getState());
    expect(after.isError).toBe(true);
    expect(after.data).toBe(before.data);
    expect(after.data?.balance?.minor).toBe(10_025);
  });
});
