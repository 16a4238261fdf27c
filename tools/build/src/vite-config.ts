import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { DevelopmentFlags } from '@wallet/domain';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { buildBootScript } from './boot-script.ts';
import { keepClientRows } from './client-rows.ts';
import { readFlags } from './read-flags.ts';
import { appVersion, workspaceRoot } from './workspace.ts';

/** The packages below every page: one file that stays the same over most releases. */
const frameModules = /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)\//;

/**
 * What the pages for visitors share, as one file: on a slow line a dozen small ones cost more than a few spare bytes.
 * Whatever brings a package of its own (calls, formats, the sanitiser) must stay out.
 */
const shellModules = new RegExp(
  [
    // Without the pictures that only pages behind the login show.
    '/node_modules/lucide-react/(?!dist/esm/icons/(?:arrow-down-to-line|arrow-left-right|arrow-up-from-line|camera|check|chevron-left|chevron-right|clock|copy|ferris-wheel|gift|hand-coins|lock-keyhole|pencil|play|refresh-cw|trash|users)\\.)',
    '/libs/i18n/src/(?!locales/|use-format|use-day-format|dayjs|use-refusal-text|use-slip-reason-text|format)',
    '/libs/domain/src/(?:market|errors|size)/',
    '/libs/domain/src/time/(?:http-date|retry-after)',
    '/libs/contract/src/headers',
    '/libs/api-client/src/transport/(?:tell-log-out|to-api-error)',
    '/libs/ui-kit/src/toast/(?:ToastProvider|toast-context)',
    '/libs/ui-kit/src/fields/(?!SelectField)',
    '/libs/ui-kit/src/(?:brand|button|card|controls|layouts|icons|notice|skeleton|states|visually-hidden)/',
    '/libs/session/src/',
    '/libs/app-shell/src/(?:addresses|boot|context|definition|lazy|preferences|texts)/',
    '/libs/app-shell/src/store/lazy-store',
    '/libs/app-shell/src/app/(?!ToastPlace)',
    '/libs/app-shell/src/notices/(?!ask-terminated)',
    '/libs/app-shell/src/layouts/(?:Controls|PublicShell|use-is-online)',
    '/libs/app-shell/src/modals/use-open-modal',
  ].join('|'),
);

/** What every page that calls the backend needs, as one file for the same reason. */
const callModules = new RegExp(
  [
    '/node_modules/(?:@reduxjs|@standard-schema|immer|react-redux|redux|redux-thunk|reselect|valibot)/',
    '/libs/contract/src/(?:operation|timeouts|schemas/(?:lookups|parts|response)|operations/lookups)\\.ts',
    '/libs/api-client/src/(?:store/|endpoints/lookups)',
    '/libs/api-client/src/transport/(?!tell-log-out|to-api-error|upload-file)',
    '/libs/app-shell/src/(?:session-store/|queries/(?:Query|StaleNote|shown-query))',
  ].join('|'),
);

/** The licences of everything in a build that others wrote. */
export const licensesFile = 'third-party-licenses.md';

/**
 * The configuration of an app for Vite: `vite` serves it from its sources, with the sandbox behind it, and `vite build`
 * builds its scripts and styles. `configUrl` is `import.meta.url` of the app's `vite.config.ts`. SANDBOX_PORT says where
 * the sandbox is.
 */
export const walletApp = (configUrl: string, { port, operator }: DevelopmentFlags) =>
  defineConfig(({ mode }) => walletConfig(fileURLToPath(new URL('.', configUrl)), mode, port, sandboxProxy(operator)));

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
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'frame', test: frameModules, priority: 2 },
              { name: 'shell', test: shellModules, priority: 1 },
              { name: 'calls', test: callModules, priority: 1 },
            ],
          },
        },
      },
    },
  };
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
