import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { backendOffsetMs } from './backend-clock.ts';
import { goodWallet, startTestSession, type TestSession } from '../testing/test-session.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';

const { getWallet, refreshGameBalances } = walletEndpoints.endpoints;

/** Noon on the backend. The device clock shows 11:55. */
const date = 'Sun, 15 Mar 2026 12:00:00 GMT';
const deviceNow = Date.UTC(2026, 2, 15, 11, 55);
const offsetOf = ({ store }: TestSession) => backendOffsetMs(store.getState());
const call = ({ store }: TestSession) => store.dispatch(refreshGameBalances.initiate(undefined, { track: false }));

const server = serverOfEachTest();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: deviceNow }));
afterEach(() => void vi.useRealTimers());

describe('the backend’s clock', () => {
  it.each([
    ['a read', sendJson(200, goodWallet, { Date: date })],
    ['a refusal', sendJson(400, { message: 'NO_DATA' }, { Date: date })],
  ])('is measured from %s', async (_what, answer) => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    expect(offsetOf(session)).toBeNull();
    server.answerWith(answer);
    await session.store.dispatch(getWallet.initiate());
    expect(offsetOf(session)).toBe(300_500);
  });

  it('keeps its offset while responses agree, and is measured again after the device clock was changed', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, {}, { Date: date }));
    await call(session);
    vi.setSystemTime(deviceNow + 400);
    await call(session);
    expect(offsetOf(session)).toBe(300_500);
    vi.setSystemTime(deviceNow + 300_000);
    await call(session);
    expect(offsetOf(session)).toBe(500);
  });

  it('is not measured from a response that is slow, has no valid date or never arrives', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith((response) => {
      vi.setSystemTime(deviceNow + 11_000);
      sendJson(200, {}, { Date: date })(response);
    });
    await call(session);
    server.answerWith(sendJson(200, {}, { Date: '5' }));
    await call(session);
    server.answerWith((response) => response.destroy());
    await call(session);
    expect(offsetOf(session)).toBeNull();
  });
});
