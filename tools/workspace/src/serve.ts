import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { distFolder, previousFolder } from '@wallet/build';
import { createCertificate, findNginx, previewNotice, startNginx, startPreview } from '@wallet/deploy';
import { readApps } from './shared/read-apps.ts';
import { runNx } from './shared/run-nx.ts';
import { runSession } from './session.ts';

/**
 * `npm run serve`: the built apps as in production, with the sandbox behind them. `npm run serve -- --https` serves them over HTTP/2 with a
 * certificate for localhost, which the browser has to be told to accept.
 */
const { values } = parseArgs({ options: { https: { type: 'boolean' } } });
const apps = await readApps();
for (const { name } of apps) keepAssets(distFolder(name), previousFolder(name));
const built = runNx(['run-many', '-t', 'build', '-p', ...apps.map(({ name }) => name)]);
if (built !== 0) process.exit(built);

const hasNginx = findNginx() !== undefined;
console.log(hasNginx ? 'nginx serves the builds with tools/deploy/nginx.conf, as in production.' : previewNotice);
const start = hasNginx ? startNginx : startPreview;
const certificate = values.https ? await createCertificate() : undefined;
await runSession(
  apps,
  ({ name, operator }, port, sandboxUrl) =>
    start({
      dist: distFolder(name),
      kept: previousFolder(name),
      port,
      backend: sandboxUrl,
      backendPrefix: `/${operator}`,
      certificate,
    }),
  certificate ? 'https' : 'http',
);

/** Pages that are open find the scripts of the build before again. */
function keepAssets(dist: string, previous: string): void {
  if (!existsSync(join(dist, 'assets'))) return;
  rmSync(previous, { recursive: true, force: true });
  cpSync(join(dist, 'assets'), join(previous, 'assets'), { recursive: true });
}
