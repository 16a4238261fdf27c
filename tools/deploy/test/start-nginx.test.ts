import { distFolder } from '@wallet/build';
import { expect, it } from 'vitest';
import { startNginx } from '../src/start-nginx.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');

it('says so when its port is taken, instead of leaving the site to what is there', async () => {
  const second = startNginx({ dist: distFolder('wallet-th'), backend: backend.url, port: nginx.port });
  await expect(second).rejects.toThrow('Address already in use');
});

it('says so when there is no build', async () => {
  await expect(startNginx({ dist: '/none', backend: backend.url })).rejects.toThrow('Run npm run build first');
});
