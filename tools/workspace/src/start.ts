import { appFolder, walletViteConfig } from '@wallet/build';
import { createServer } from 'vite';
import { markets } from './markets.ts';
import { runSession } from './session.ts';

/** `npm start`: the sandbox and both apps from their sources, reloading on each change. */
await runSession(async (ports, sandboxUrl) =>
  Promise.all(
    markets.map(async ({ id, app }) => {
      const folder = appFolder(app);
      const server = await createServer({
        ...walletViteConfig(folder, 'development'),
        mode: 'development',
        logLevel: 'warn',
        server: {
          port: ports[id],
          strictPort: true,
          host: 'localhost',
          proxy: {
            '/api': { target: sandboxUrl, rewrite: (path) => `/${id}${path}` },
            '/socket.io': { target: sandboxUrl, rewrite: (path) => `/${id}${path}`, ws: true },
          },
        },
      });
      await server.listen();
      return { close: () => server.close() };
    }),
  ),
);
