import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookupEndpoints } from './lookups.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { startTestSession } from '../testing/test-session.ts';

const { getServiceActive, getInfo, getContact, getConditions, getAgreements, getBanks, getSources, getRegisterOtp } =
  lookupEndpoints.endpoints;

type Dispatch = ReturnType<typeof startTestSession>['store']['dispatch'];

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

const contact = { contactText: 'Call us', lineLink: '', lineName: '', lineQR: '' };

const rows: [path: string, sent: unknown, expected: unknown, call: (dispatch: Dispatch) => PromiseLike<{ data?: unknown }>][] = [
  ['lookup/active', { terminated: true }, true, (dispatch) => dispatch(getServiceActive.initiate())],
  ['lookup/active', { terminated: false }, false, (dispatch) => dispatch(getServiceActive.initiate())],
  ['lookup/info', { name: 'Wallet' }, { name: 'Wallet', website: '' }, (dispatch) => dispatch(getInfo.initiate())],
  ['lookup/contact', { contactText: 'Call us' }, contact, (dispatch) => dispatch(getContact.initiate())],
  ['lookup/conditions', ['<p>a</p>', 1], ['<p>a</p>'], (dispatch) => dispatch(getConditions.initiate())],
  ['lookup/agreements', [], [], (dispatch) => dispatch(getAgreements.initiate())],
  [
    'lookup/banks',
    [{ code: 'KTB', nameTH: 'กรุงไทย' }, {}],
    [{ code: 'KTB', nameTH: 'กรุงไทย' }],
    (dispatch) => dispatch(getBanks.initiate()),
  ],
  ['lookup/sources', [{ code: 'FB', description: 'F' }], [{ code: 'FB', description: 'F' }], (dispatch) => dispatch(getSources.initiate())],
  ['lookup/registerOTP', { registerOTP: true }, true, (dispatch) => dispatch(getRegisterOtp.initiate())],
];

describe('lookups', () => {
  it.each(rows)('GET %s with the response %j returns %j', async (path, sent, expected, call) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl, token: () => null });
    server.answerWith(sendJson(200, sent));
    const { data } = await call(store.dispatch);
    expect(data).toEqual(expected);
    expect(server.seen.map(({ method, url }) => [method, url])).toEqual([['GET', `/api/${path}`]]);
  });

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
