import { distFolder } from '@wallet/build';
import { startServer } from '@wallet/serve';
import { readApps } from './read-apps.ts';
import { runNx } from './run-nx.ts';
import { runSession } from './session.ts';

/** `npm run serve`: the built apps as in production, with the sandbox behind them. */
const apps = await readApps();
const built = await runNx(['run-many', '-t', 'build', '-p', ...apps.map(({ name }) => name)]);
if (built !== 0) process.exit(built);

await runSession(apps, ({ name, operator }, port, sandboxUrl) =>
  startServer({ dist: distFolder(name), port, host: 'localhost', backend: sandboxUrl, backendPrefix: `/${operator}` }),
);
