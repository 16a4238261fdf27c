import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { promotionEndpoints } from './promotions.ts';
import { startTestSession } from '../testing/test-session.ts';

let server: MisbehavingServer;
beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

it('findPromotion is refused with NO_PROMOTION when the promotion is null', async () => {
  const { store } = startTestSession({ baseUrl: server.baseUrl });
  server.answerWith(sendJson(200, { promotion: null }));
  const { data, error } = await store.dispatch(promotionEndpoints.endpoints.findPromotion.initiate('NONE'));
  expect([data, error]).toEqual([undefined, { kind: 'refused', status: 200, code: 'NO_PROMOTION', text: 'NO_PROMOTION' }]);
});
