import { distFolder, previousFolder } from '@wallet/build';
import { createCertificate, keepAssets, startServer } from '@wallet/serve';
import { readApps } from './shared/read-apps.ts';
import { runNx } from './shared/run-nx.ts';
import { runSession } from './session.ts';

/**
 * `npm run serve`: the built apps as in production, with the sandbox behind them. `npm run serve -- --https` serves them over HTTP/2 with a
 * certificate for localhost, which the browser has to be told to accept.
 */
const apps = await readApps();
// Pages that are open find their scripts again.
for (const { name } of apps) keepAssets(distFolder(name), previousFolder(name));
const built = runNx(['run-many', '-t', 'build', '-p', ...apps.map(({ name }) => name)]);
if (built !== 0) process.exit(built);

const certificate = process.argv.includes('--https') ? await createCertificate() : undefined;
await runSession(
  apps,
  ({ name, operator }, port, sandboxUrl) =>
    startServer({
      dist: distFolder(name),
      previous: previousFolder(name),
      port,
      host: 'localhost',
      backend: sandboxUrl,
      backendPrefix: `/${operator}`,
      certificate,
    }),
  certificate ? 'https' : 'http',
);
