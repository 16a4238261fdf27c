import { distFolder } from '@wallet/build';
import { expect, it } from 'vitest';
import { siteConfiguration, startNginx } from '../src/start-nginx.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { startRecordingBackend } from './recording-backend.ts';
import { sendRequest } from './send-request.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');

it('says so when its port is taken, instead of leaving the site to what is there', async () => {
  const second = startNginx({ dist: distFolder('wallet-th'), backend: backend.url, port: nginx.port });
  await expect(second).rejects.toThrow('Address already in use');
});

it('says so when there is no build', async () => {
  await expect(startNginx({ dist: '/none', backend: backend.url })).rejects.toThrow('Run npm run build first');
});

it('serves both apps of one server, each with its backend and language', async () => {
  await using otherBackend = await startRecordingBackend();
  const other = { dist: distFolder('wallet-la'), backend: otherBackend.url, host: 'lao.example' };
  await using both = await startNginx({ dist: distFolder('wallet-th'), backend: backend.url, other });
  for (const [host, language, called, idle] of [
    ['127.0.0.1', 'th', backend, otherBackend],
    [other.host, 'lo', otherBackend, backend],
  ] as const) {
    for (const address of ['/login', '//x']) {
      expect((await sendRequest(both.port, address, { host })).body).toContain(`<html lang="${language}"`);
    }
    expect((await sendRequest(both.port, '/api/wallet', { host })).status).toBe(200);
    expect([called.requests.length, idle.requests.length]).toEqual([1, 0]);
    called.reset();
  }
});

it('listens at its port for both apps, even if that begins like the backend of the example', () => {
  const [dist, otherDist] = [distFolder('wallet-th'), distFolder('wallet-la')];
  const other = { dist: otherDist, backend: backend.url, host: 'lao.example' };
  const site = { folder: '/none', port: 40_009, plainPort: 40_009, defaultLanguage: 'th', hasBrotli: false };
  expect(siteConfiguration({ dist, backend: backend.url, other }, site).match(/listen 127.*;/g)).toEqual([
    'listen 127.0.0.1:40009 default_server;',
    'listen 127.0.0.1:40009;',
    'listen 127.0.0.1:40009;',
  ]);
});
