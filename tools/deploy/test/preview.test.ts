import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { freePort } from '@wallet/sandbox/servers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readDeployment } from '../src/read-deployment.ts';
import { startPreview } from '../src/start-preview.ts';
import { startRecordingBackend } from './recording-backend.ts';

const dist = distFolder('wallet-th');
const backend = await startRecordingBackend();
const server = await startPreview({ dist, port: await freePort(), backend: backend.url, backendPrefix: '/th' });
beforeEach(() => backend.reset());
afterAll(async () => {
  await server.close();
  await backend[Symbol.asyncDispose]();
});

it.each([
  ['/login', '', 'login/index.th.html'],
  ['/login/', 'language=la', 'login/index.lo.html'],
  ['/user/home?modal=deposit', 'a=1; language=en', 'user/home/index.en.html'],
  ['/', 'language=en', 'shell.html'],
  ['/user/none', '', 'shell.html'],
  ['/robots.txt', '', 'robots.txt'],
])('where nginx is missing, %s with the cookie "%s" is %s with the headers of the build', async (address, cookie, file) => {
  const response = await fetch(`${server.url}${address}`, { headers: { cookie } });
  expect([response.status, await response.text()]).toEqual([200, readFileSync(join(dist, file), 'utf8')]);
  for (const [name, value] of Object.entries(readDeployment(dist).headers)) expect(response.headers.get(name)).toBe(value);
});

it('where nginx is missing, calls reach the backend of the app', async () => {
  expect(await (await fetch(`${server.url}/api/lookup/info`)).json()).toEqual({ message: 'OK' });
  expect(backend.requests.map(({ address }) => address)).toEqual(['/th/api/lookup/info']);
});
