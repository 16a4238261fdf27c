import { distFolder } from '@wallet/build';
import { startServer } from '@wallet/serve';
import { markets } from './markets.ts';
import { runNx } from './run-nx.ts';
import { runSession } from './session.ts';

/** `npm run serve`: the built apps as in production, with the sandbox behind them. */
const built = await runNx(['run-many', '-t', 'build', '-p', ...markets.map(({ app }) => app)]);
if (built !== 0) process.exit(built);

await runSession(async (ports, sandboxUrl) =>
  Promise.all(
    markets.map(({ id, app }) =>
      startServer({ dist: distFolder(app), port: ports[id], host: 'localhost', backend: sandboxUrl, backendPrefix: `/${id}` }),
    ),
  ),
);
