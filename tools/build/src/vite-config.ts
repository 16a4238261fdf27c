import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { DevelopmentFlags } from '@wallet/domain';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { buildBootScript } from './boot-script.ts';
import { findChunkModules } from './chunk-modules.ts';
import { keepClientRows } from './client-rows.ts';
import { readFlags } from './read-flags.ts';
import { appVersion, workspaceRoot } from './workspace.ts';

/** The packages that every page uses: one chunk that stays the same over most releases. */
const framePackages = ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next', 'use-sync-external-store'];

/** Entries of the chunks that several pages share. Each chunk holds what its entry uses and no chunk above it. */
const sharedChunks = {
  shell: join(workspaceRoot, 'libs/app-shell/src/chunks/shell.ts'),
  calls: join(workspaceRoot, 'libs/app-shell/src/chunks/calls.ts'),
  member: join(workspaceRoot, 'libs/money/src/chunks/member.ts'),
};

/** The licences of everything in a build that others wrote. */
export const licensesFile = 'third-party-licenses.md';

/**
 * The configuration of an app for Vite: `vite` serves it from its sources, with the sandbox behind it, and `vite build`
 * builds its scripts and styles. `configUrl` is `import.meta.url` of the app's `vite.config.ts`. SANDBOX_PORT says where
 * the sandbox is.
 */
export const walletApp = (configUrl: string, { port, operator }: DevelopmentFlags) =>
  defineConfig(async ({ command, mode, isSsrBuild }) => {
    const config = walletConfig(fileURLToPath(new URL('.', configUrl)), mode, port, sandboxProxy(operator));
    return command === 'build' && isSsrBuild !== true ? withSharedChunks(config) : config;
  });

const sandboxUrl = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '4000'}`;

function sandboxProxy(operator: string) {
  const passOn = { target: sandboxUrl, rewrite: (path: string) => `/${operator}${path}` };
  return { '/api': passOn, '/socket.io': { ...passOn, ws: true } };
}

function walletConfig(folder: string, mode: string, port: number, proxy: ReturnType<typeof sandboxProxy>): UserConfig {
  return {
    root: folder,
    // Apps that are served at the same time do not wait for each other's packages.
    cacheDir: join(workspaceRoot, 'node_modules/.vite', basename(folder)),
    server: { port, strictPort: true, host: 'localhost', proxy },
    // Flags come through one checked object, never straight from the environment.
    envPrefix: 'WALLET_NONE_',
    define: {
      __BUILD_FLAGS__: JSON.stringify(readFlags(folder, mode)),
      __APP_VERSION__: JSON.stringify(appVersion()),
    },
    plugins: [react(), bootScript(), keepClientRows()],
    css: { devSourcemap: true },
    // Texts are looked up by path, so single keys need no exports of their own: a fifth smaller.
    json: { namedExports: false },
    build: {
      manifest: true,
      license: { fileName: licensesFile },
      // Everything is its own cached file: inlined assets would be sent again with each change around them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // Numbers and codes of other files stand where they are used: a name for each would be longer.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          // Each file names those that it loads, and no packing makes a hash shorter.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  };
}

/** Splits a build into the shared chunks and one chunk per page or part. */
async function withSharedChunks(config: UserConfig): Promise<UserConfig> {
  const modules = await findChunkModules(config, sharedChunks);
  return mergeConfig(config, {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'frame', test: (id: string) => framePackages.some((name) => id.includes(`/node_modules/${name}/`)), priority: 4 },
              { name: 'shell', test: (id: string) => modules.shell.has(id), priority: 3 },
              { name: 'calls', test: (id: string) => modules.calls.has(id), priority: 2 },
              { name: 'member', test: (id: string) => modules.member.has(id), priority: 1 },
            ],
          },
        },
      },
    },
  });
}

/** Puts the boot script first into the head, in development as in production. */
function bootScript(): Plugin {
  return {
    name: 'wallet-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await buildBootScript(), injectTo: 'head-prepend' }],
    },
  };
}
