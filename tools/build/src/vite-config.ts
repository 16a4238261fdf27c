import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { buildBootScript } from './boot-script.ts';
import { readFlags } from './read-flags.ts';
import { appVersion } from './workspace.ts';

/** The packages below the first screen. All others come with what uses them. */
const frameModules =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store)\//;

/** What Vite needs to serve or build one app. `folder` is the app's own. */
export function walletViteConfig(folder: string, mode: string): InlineConfig {
  return {
    root: folder,
    configFile: false,
    // Flags come through one checked object, never straight from the environment.
    envPrefix: 'WALLET_NONE_',
    define: {
      __BUILD_FLAGS__: JSON.stringify(readFlags(folder, mode)),
      __APP_VERSION__: JSON.stringify(appVersion()),
    },
    plugins: [react(), bootScript()],
    css: { devSourcemap: true },
    // Texts are looked up by path, so single keys need no exports of their own: a fifth smaller.
    json: { namedExports: false },
    build: {
      manifest: true,
      // Everything is its own cached file: inlined assets would be sent again with each change around them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs, in one file that stays the same over most releases.
            groups: [{ name: 'frame', test: frameModules, priority: 1 }],
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
