import { describe, expect, it } from 'vitest';
import { lookupEndpoints } from './lookups.ts';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { startTestSession } from '../testing/test-session.ts';

const { getServiceActive, getInfo } = lookupEndpoints.endpoints;

const server = serverOfEachTest();

describe('lookups', () => {
  it.each([{}, { subscribe: false }, { forceRefetch: true, subscribe: false }])(
    'reads again whether the service is terminated (%j)',
    async (options) => {
      const { store } = startTestSession({ baseUrl: server.baseUrl, token: () => null });
      const call = () => store.dispatch(getServiceActive.initiate(undefined, options));
      server.answerWith(sendJson(200, { terminated: false }));
      expect((await call()).data).toBe(false);
      server.answerWith(sendJson(200, { terminated: true }));
      expect((await call()).data).toBe(true);
      expect(server.seen).toHaveLength(2);
    },
  );

  it('reads the operator only once in a session', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, { name: 'Wallet' }));
    await store.dispatch(getInfo.initiate());
    await store.dispatch(getInfo.initiate());
    expect(server.seen).toHaveLength(1);
  });
});
