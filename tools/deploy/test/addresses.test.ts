import { describe, expect, it } from 'vitest';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRequest } from './send-request.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');

describe('an address with two readings reaches no backend', () => {
  it.each([
    // Matched as a call but forwarded as something else.
    '/__messages/th/..%2f..%2fapi%2fx',
    '/__messages/th/../../api/x',
    '/x/%2e%2e/api/x',
    '/%61pi/login',
    '/api%2flogin',
    '/%2fapi/login',
    '//api/login',
    '///api/login',
    '/./api/login',
    '/socket.io/../api/login',
    // Matched as a call but decoded once more by the next server.
    '/api/..%2f__messages/th',
    '/api/%2e%2e/__messages/th',
    '/api/%2E%2E%2F__messages/th',
    '/api/.%2e/__messages',
    '/api/%2e./__messages',
    '/api/x/%2e%2e%2f%2e%2e/__messages',
    '/api/..%5c__messages',
    '/api/%5c..%5c__messages',
    '/api/x%2f..%2f..%2f__messages',
    '/api/%252e%252e/__messages',
    '/api/%252e%252e%252f__messages',
    '/api/..%252f__messages',
    '/api/..%25255c__messages',
    '/api/..;/__messages',
    '/api/..;x=1/__messages',
    '/api/..%3b/__messages',
    '/api/%2e%2e;/__messages',
    '/api/..%23/__messages',
    '/api/..%3f/__messages',
    '/api/..%20/__messages',
    '/api/..%2520/__messages',
    '/api/..%09/__messages',
    '/api/.%0d./__messages',
    '/api/x%7f',
    '/api/..',
    '/api/x/..?y',
    '/api/%2e%2e?x',
    '/api/./x',
    '/api/%2e/x',
    '/api/..\\__messages',
    '/api\\..\\__messages',
    '\\api/login',
    '/api//login',
    '/api//evil.example/x',
    '/api/x#/../../__messages',
    '/socket.io/..%2f__messages',
    '/socket.io/%2e%2e/api/x',
    // No call's prefix.
    '/API/login',
    '/apix/login',
    '/api',
    '/api?x=/api/login',
    '/socket.io',
    '/socketXio/x',
    '/user/../api/login',
    '/login/%2e%2e/api/login',
    'http://127.0.0.1/x/../api/login',
    // Malformed.
    '/api/%00',
    '/api/%zz',
    '/api/%',
    '/../api/login',
    '/api/../../x',
    '*',
    'api/login',
  ])('%s', async (address) => {
    const { status } = await sendRequest(nginx.port, address);
    expect([400, 404]).toContain(status);
    expect(backend.requests).toEqual([]);
  });
});

describe('a matched address is forwarded verbatim', () => {
  it.each([
    '/api/lookup/info',
    '/api/bonus/activate/A%20B',
    // Values with special characters, as `encodeURIComponent` writes them.
    '/api/autoLogin/betflix/th1/a%2Fb',
    '/api/autoLogin/betflix/th1/a%5Cb%3Fc%23d%25e',
    '/api/autoLogin/betflix/th1/.hidden',
    '/api/autoLogin/betflix/th1/.%20a%250a',
    '/api/autoLogin/betflix/th1/...',
    '/api/autoLogin/betflix/th1/a..b',
    '/api/promotion/find/%E0%B9%82%E0%B8%9B%E0%B8%A3',
    '/api/statement/slip/reference/1?next=/../x//y%2e%2e/#',
    '/api/',
    '/socket.io/?EIO=4&transport=polling',
  ])('%s', async (address) => {
    expect((await sendRequest(nginx.port, address)).status).toBe(200);
    expect(backend.requests.map((arrival) => arrival.address)).toEqual([address]);
  });

  it('accepts an address with this server’s host', async () => {
    expect((await sendRequest(nginx.port, 'http://127.0.0.1/api/lookup/info')).status).toBe(200);
    expect(backend.requests.map(({ address }) => address)).toEqual(['/api/lookup/info']);
  });
});

describe('pages', () => {
  it.each([
    ['/login/', 200],
    ['/login?next=//evil.example/%2e%2e', 200],
    ['/users', 404],
    ['/user/%E0%B9%82', 200],
    // Browsers resolve these before sending them.
    ['/user/../deployment.json', 400],
    ['/assets/../deployment.json', 400],
    ['/assets/..%2fdeployment.json', 400],
    ['/videos/%2e%2e/shell.html', 400],
    ['//', 400],
    ['/assets/', 404],
    ['/.vite/manifest.json', 404],
    ['/login/index.th.html', 404],
    ['/login/index.th.html.br', 404],
    ['/404/index.th.html', 404],
    ['/constructor', 404],
    ['/%', 400],
  ])('%s: %d', async (address, status) => {
    expect((await sendRequest(nginx.port, address)).status).toBe(status);
    expect(backend.requests).toEqual([]);
  });
});
