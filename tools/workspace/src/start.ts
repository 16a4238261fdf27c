import { appFolder } from '@wallet/build';
import { createServer } from 'vite';
import { readApps } from './shared/read-apps.ts';
import { runSession } from './session.ts';

/** `npm start`: the sandbox and all apps from their sources, reloading on each change. */
await runSession(await readApps(), async ({ name }, port) => {
  const server = await createServer({ root: appFolder(name), mode: 'development', logLevel: 'warn', server: { port } });
  await server.listen();
  return { close: () => server.close() };
});
