import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { DevelopmentFlags } from '@wallet/domain';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, mergeConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { portVariable } from './apps.ts';
import { buildBootScript } from './boot-script.ts';
import { chunkList } from './chunk-list.ts';
import { findChunkModules } from './chunk-modules.ts';
import { readFlags } from './workspace/read-flags.ts';
import { colorOf, readColors, type Colors, type ThemeColors } from './site/read-colors.ts';
import { manifestFile } from './site/web-manifest.ts';
import { appVersion, workspaceRoot } from './workspace/workspace.ts';

/** The packages that every page uses, in one chunk that stays the same across most releases. */
const framePackages = ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next'];

const isFramePackage = (id: string) => framePackages.some((name) => id.includes(`/node_modules/${name}/`));

/** Entries of the chunks that several pages share. Each chunk contains what its entry uses and no chunk above it contains. */
const sharedChunks = {
  shell: join(workspaceRoot, 'libs/app-shell/src/chunks/shell.ts'),
  failures: join(workspaceRoot, 'libs/app-shell/src/chunks/failures.ts'),
  member: join(workspaceRoot, 'libs/money/src/chunks/member.ts'),
  home: join(workspaceRoot, 'libs/features/home/src/chunks/home.ts'),
  calls: join(workspaceRoot, 'libs/app-shell/src/chunks/calls.ts'),
  money: join(workspaceRoot, 'libs/money/src/chunks/money.ts'),
  figures: join(workspaceRoot, 'libs/features/home/src/chunks/figures.ts'),
};

/** The licences of all third-party code in a build. */
export const licensesFile = 'third-party-licenses.md';

/**
 * The Vite configuration of an app: `vite` serves its sources with the sandbox as backend, and `vite build` builds its scripts and styles.
 * `configUrl` is `import.meta.url` of the app's `vite.config.ts`. `SANDBOX_PORT` overrides the port of the sandbox, and a variable such as
 * `TH_PORT` that of the app.
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
  const flags = readFlags(folder, mode);
  return {
    root: folder,
    // A cache per app, so that apps served at the same time do not wait for each other.
    cacheDir: join(workspaceRoot, 'node_modules/.vite', basename(folder)),
    server: { port: Number(process.env[portVariable(basename(folder))] ?? port), strictPort: true, host: 'localhost', proxy },
    // Flags come from one validated object, never directly from the environment.
    envPrefix: 'WALLET_NONE_',
    define: {
      __BUILD_FLAGS__: JSON.stringify(flags),
      __APP_VERSION__: JSON.stringify(appVersion()),
    },
    plugins: [react(), bootScript(flags.apiBaseUrl, readColors(folder)), siteLinks(), chunkList()],
    css: { devSourcemap: true },
    // Texts are looked up by path, so named exports are not needed: a fifth smaller.
    json: { namedExports: false },
    build: {
      target: browserslistToEsbuild(),
      license: { fileName: licensesFile },
      // Every asset is a cached file: inlined ones would be sent again with each change around them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // Older browsers get fields of classes as plain assignments, without helpers on every page.
        transform: { assumptions: { setPublicClassFields: true } },
        // Constants of other files are inlined, since importing them takes more bytes.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          // Short hashes: every file names the ones it loads, and hashes do not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  };
}

/** Splits a build into the shared chunks and one chunk per page or part. */
async function withSharedChunks(config: UserConfig): Promise<UserConfig> {
  const modules = await findChunkModules(config, sharedChunks);
  const names = Object.keys(sharedChunks) as (keyof typeof sharedChunks)[];
  return mergeConfig(config, {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'frame', test: isFramePackage, priority: 9 },
              ...names.map((name, index) => ({ name, test: (id: string) => modules[name].has(id), priority: 8 - index })),
            ],
          },
        },
      },
    },
  });
}

/** Inserts the boot script at the start of the head, in development as in production, after the colours of the browser's bars that it sets. */
function bootScript(apiBaseUrl: string, { dark, light }: ThemeColors): Plugin {
  const themeColor = (scheme: string, colors: Colors): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content: colorOf(colors, 'bar'), media: `(prefers-color-scheme: ${scheme})` },
    injectTo: 'head-prepend',
  });
  return {
    name: 'wallet-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        themeColor('dark', dark),
        themeColor('light', light),
        { tag: 'script', children: await buildBootScript(apiBaseUrl), injectTo: 'head-prepend' },
      ],
    },
  };
}

/** Names the icons and the manifest, which only a build has. */
function siteLinks(): Plugin {
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
  return {
    name: 'wallet-site-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
        link({ rel: 'manifest', href: `/${manifestFile}` }),
      ],
    },
  };
}
