import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { createPasswords, startSandbox } from '@wallet/sandbox';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { startNginx } from '../src/start-nginx.ts';
import { sendRequest, type RawResponse } from './send-request.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wallet-limits-'));
const parts = new AsyncDisposableStack();
parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
const sandbox = await startSandbox({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  passwords: createPasswords({ N: 2048, r: 8, p: 1 }),
  trustedProxies: ['127.0.0.1', '::1'],
});
parts.defer(sandbox.close);
afterAll(async () => {
  vi.useRealTimers();
  await parts.disposeAsync();
});

async function serve(operator: 'th' | 'la'): Promise<number> {
  const nginx = await startNginx({ dist: distFolder(`wallet-${operator}`), backend: sandbox.url, backendPrefix: `/${operator}` });
  parts.defer(nginx.close);
  return nginx.port;
}

const ports = { th: await serve('th'), la: await serve('la') };

const [guesser, otherAddress, anotherAddress, otherOperator] = ['127.0.0.7', '127.0.0.21', '127.0.0.22', '127.0.0.23'];
const member = { username: '0812345678', password: 'demo-1234' };
const another = { username: '0898765432', password: 'demo-1234' };
const lao = { username: '02055512345', password: 'demo-1234' };

beforeEach(() => {
  // Later than every limit of the previous test.
  vi.setSystemTime(Date.now() + 20 * 60_000);
});

const post = (port: number, address: string, body: object, from: string): Promise<RawResponse> =>
  sendRequest(port, address, {
    method: 'POST',
    body: JSON.stringify(body),
    from,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' },
  });
const logIn = async (credentials: { readonly username: string; readonly password: string }, from: string) =>
  (await post(credentials === lao ? ports.la : ports.th, '/api/login', credentials, from)).status;
const repeat = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const wrongCredentials = (index: number) => ({ username: member.username, password: `guess-${String(index)}` });
const countStatuses = (statuses: readonly number[]) => [401, 429].map((status) => statuses.filter((one) => one === status).length);

it('forty wrong guesses block only the client that made them: not the member elsewhere, other members or other operators’ members', async () => {
  expect(countStatuses(await repeat(40, (index) => logIn(wrongCredentials(index), guesser)))).toEqual([5, 35]);
  const response = await post(ports.th, '/api/login', member, guesser);
  expect(response.status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(await logIn(member, otherAddress)).toBe(200);
  expect(await logIn(another, anotherAddress)).toBe(200);
  expect(await logIn(lao, otherOperator)).toBe(200);
});

it('endless code attempts block nobody else', async () => {
  const tryCode = async (index: number, from: string) =>
    (await post(ports.th, '/api/otp/verify', { otpToken: `none-${from}-${String(index)}`, otpCode: '1' }, from)).status;
  const tries = await repeat(70, (index) => tryCode(index, guesser));
  expect([400, 429].map((status) => tries.filter((one) => one === status).length)).toEqual([60, 10]);
  expect(await tryCode(70, otherAddress)).toBe(400);
});
