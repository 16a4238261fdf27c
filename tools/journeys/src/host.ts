import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { createPasswords, startSandbox } from '@wallet/sandbox';

/** Runs a fresh sandbox and a built app in front of it until the worker that forked it disconnects. */
const [id, app = '', site, sandboxPort] = process.argv.slice(2);

/** No journey may depend on the time of day: the hour without slips is half a day away. */
function farFromNow() {
  const hour = (inHours: number) => new Date(Date.now() + inHours * 3_600_000).toISOString().slice(11, 13);
  // Bangkok is seven hours ahead.
  return { closedFrom: `${hour(18)}:00`, closedTo: `${hour(19)}:00` };
}

const dataDir = mkdtempSync(join(tmpdir(), `wallet-journeys-${String(id)}-`));
// The terminal sends Ctrl-C to this process too, but the worker decides when it ends.
process.on('SIGINT', () => undefined);
// Killing the worker disconnects it as well.
process.once('disconnect', () => {
  // Nobody needs the data, so nothing has to be finished. Closing would wait for requests that no page reads any more.
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});

const sandbox = await startSandbox({
  port: Number(sandboxPort),
  host: '127.0.0.1',
  dataDir,
  faults: true,
  // Hashing at production strength took a fifth of a run's time.
  passwords: createPasswords({ N: 2048, r: 8, p: 1 }),
  trustedProxies: ['127.0.0.1', '::1'],
  slipHours: farFromNow(),
});
await startNginx({ dist: distFolder(app), port: Number(site), backend: sandbox.url, backendPrefix: `/${String(id)}` });

process.send?.('ready');
