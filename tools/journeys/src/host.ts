import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { readVariant, startSandbox } from '@wallet/sandbox';
import { startServer } from '@wallet/serve';
import { journeyPorts } from './journey-ports.ts';

/** Runs a fresh sandbox and one built app in front of it until told to stop: `node host.ts th wallet-th`. */
const [id, app] = process.argv.slice(2);
if ((id !== 'th' && id !== 'la') || app === undefined) throw new Error('say the market and the app: th wallet-th');

/** No journey may depend on the time of day at which it runs: the hour without slips is half a day away. */
function farFromNow() {
  const hour = (inHours: number) => new Date(Date.now() + inHours * 3_600_000).toISOString().slice(11, 13);
  // Bangkok is seven hours ahead.
  return { closedFrom: `${hour(18)}:00`, closedTo: `${hour(19)}:00` };
}

const { site, sandbox: sandboxPort } = journeyPorts[id];
const dataDir = mkdtempSync(join(tmpdir(), `wallet-journeys-${id}-`));
const sandbox = await startSandbox({
  port: sandboxPort,
  host: '127.0.0.1',
  dataDir,
  faults: true,
  trustedProxies: ['127.0.0.1', '::1'],
  ...readVariant(process.env),
  slipHours: farFromNow(),
});
const server = await startServer({
  dist: distFolder(app),
  port: site,
  host: 'localhost',
  backend: sandbox.url,
  backendPrefix: `/${id}`,
});

process.once('SIGTERM', () => {
  void Promise.allSettled([server.close(), sandbox.close()]).then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
