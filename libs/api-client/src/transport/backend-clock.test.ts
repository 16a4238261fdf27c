import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { backendOffsetMs, backendTime } from './backend-clock.ts';
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

  it('is not known while the device clock was set since the last response', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    const { dispatch } = session.store;
    server.answerWith(sendJson(200, {}, { Date: date }));
    await call(session);
    expect(dispatch(backendTime)).toBe(deviceNow + 300_500);
    for (const setBy of [600_000, -600_000, 4000]) {
      vi.setSystemTime(deviceNow + setBy);
      expect(dispatch(backendTime)).toBeNull();
    }
    await call(session);
    expect(dispatch(backendTime)).toBe(deviceNow + 300_500);
  });

  it.each([600_000, -600_000, 4000])('is forgotten with a response during which the device clock was set by %d ms', async (setBy) => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, {}, { Date: date }));
    await call(session);
    server.answerWith((response) => {
      vi.setSystemTime(deviceNow + setBy);
      sendJson(200, {}, { Date: date })(response);
    });
    await call(session);
    expect(offsetOf(session)).toBeNull();
  });

  it('is not known from a response without a date after the device clock was set', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, {}, { Date: date }));
    await call(session);
    vi.setSystemTime(deviceNow + 600_000);
    server.answerWith(sendJson(200, {}, { Date: '5' }));
    await call(session);
    expect(session.store.dispatch(backendTime)).toBeNull();
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
