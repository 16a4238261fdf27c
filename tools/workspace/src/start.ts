import { appFolder, walletViteConfig } from '@wallet/build';
import { createServer } from 'vite';
import { readApps } from './read-apps.ts';
import { runSession } from './session.ts';

/** `npm start`: the sandbox and all apps from their sources, reloading on each change. */
await runSession(await readApps(), async ({ name, operator }, port, sandboxUrl) => {
  const server = await createServer({
    ...walletViteConfig(appFolder(name), 'development'),
    mode: 'development',
    logLevel: 'warn',
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: {
        '/api': { target: sandboxUrl, rewrite: (path) => `/${operator}${path}` },
        '/socket.io': { target: sandboxUrl, rewrite: (path) => `/${operator}${path}`, ws: true },
      },
    },
  });
  await server.listen();
  return { close: () => server.close() };
});
