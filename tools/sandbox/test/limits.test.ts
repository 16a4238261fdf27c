import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { uploadTimeoutMs } from '@wallet/contract';
import { allOperations } from '@wallet/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { rich, poor } from './member-helper.ts';

describe('the requests of a minute', () => {
  const sandbox = useSandbox({ allowances: { requestsPerMinute: 3 } });
  beforeAll(async () => {
    // Logs in before the logins of this test are counted.
    await Promise.all([sandbox.tokenOf(rich), sandbox.tokenOf(poor)]);
  });

  const limited = allOperations.filter(({ auth, method }) => auth !== 'required' && method !== 'GET');

  it.each(limited)('are limited for each address: $id', async ({ method, path }) => {
    const ask = (ip: string) => sandbox.ask(method, `/th${path}`, { body: {}, ip });
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask('203.0.113.9')));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ body: { message: 'REQUEST_LIMIT' } });
    // The seconds that are left of the minute.
    const secondsToWait = Number(refused[0]?.headers['retry-after']);
    expect(secondsToWait).toBeGreaterThan(0);
    expect(secondsToWait).toBeLessThanOrEqual(60);
    expect((await ask('198.51.100.9')).status).not.toBe(429);
    sandbox.advance(60_000);
    expect((await ask('203.0.113.9')).status).not.toBe(429);
  });

  it('are limited for each member who sends slips', async () => {
    const ask = async (phone: string) => (await sandbox.asMember(phone, 'POST', '/th/api/wallet/slip', { body: {} })).status;
    const statuses = await Promise.all(Array.from({ length: 5 }, () => ask(poor)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await ask(rich)).not.toBe(429);
  });

  it('have to arrive in time', async () => {
    await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const { server } = sandbox.app;
    expect(server).toMatchObject({ headersTimeout: 30_000, requestTimeout: uploadTimeoutMs });
    Object.assign(server, { headersTimeout: 1_000, requestTimeout: 1_000 });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /th/api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
    expect(String(await once(socket, 'data'))).toContain('HTTP/1.1 408');
  });
});
