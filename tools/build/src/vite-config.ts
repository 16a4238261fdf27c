import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { noSettings, settingsId, type DevelopmentFlags } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';
import { manifestFile } from '@wallet/operator';
import { colorOf, type Colors, type ThemeColors } from '@wallet/operator/colors';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import sbom from 'rollup-plugin-sbom';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { portVariable } from './apps.ts';
import { buildBootScript } from './scripts.ts';
import { readFlags } from './workspace/read-flags.ts';
import { neutralName } from './blocked-names.ts';
import { readColors } from './read-colors.ts';
import { appVersion, workspaceRoot } from './workspace/workspace.ts';

/** The packages that every page uses, in one chunk that stays the same across most releases. */
const framePackages = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/;

const styleSheets = /\.scss$/;

const chunkGroups = [
  { name: 'frame', test: framePackages, priority: 2 },
  // Without the app and its features, whose parts have other names after each change.
  { name: 'shell', tags: ['$initial'], test: /[\\/](?:node_modules|libs)[\\/](?!features[\\/])/, priority: 1 },
  // All that the forms of visitors need of what others share too.
  { name: 'forms', test: /[\\/](?:brand|button|fields|slow-note)[\\/].*\.scss$/, minShareCount: 5, priority: 1 },
  { name: 'styles', test: styleSheets, minShareCount: 5 },
] satisfies Rolldown.CodeSplittingGroup[];

/** The chunks that have a name of their own. Each is in every build. */
export const groupNames = chunkGroups.map(({ name }) => name);

const sbomName = 'sbom';

/** The packages in a build, as a CycloneDX bill of materials. */
export const sbomFile = `${sbomName}.json`;

/** The licences of all third-party code in a build. */
export const licensesFile = 'third-party-licenses.md';

/**
 * The Vite configuration of an app: `vite` serves its sources with the sandbox as backend, and `vite build` builds its scripts and styles.
 * `configUrl` is `import.meta.url` of the app's `vite.config.ts`. `SANDBOX_PORT` overrides the port of the sandbox, and a variable such as
 * `TH_PORT` that of the app.
 */
export const walletApp = (configUrl: string, { port, operator }: DevelopmentFlags) =>
  defineConfig(({ mode }) => walletConfig(fileURLToPath(new URL('.', configUrl)), mode, port, sandboxProxy(operator)));

/** Where apps that are served from their sources report to, at the sandbox too. */
const reportsPath = '/reports';

const sandboxUrl = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4000'}`;

function sandboxProxy(operator: string) {
  const passOn = { target: sandboxUrl, rewrite: (path: string) => `/${operator}${path}` };
  return { '/api': passOn, [reportsPath]: sandboxUrl, '/socket.io': { ...passOn, ws: true } };
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
    plugins: [react(), bootScript(flags.apiBaseUrl, readColors(folder)), reportsToSandbox(basename(folder)), siteLinks(), packageList()],
    css: { devSourcemap: true },
    // Texts are looked up by path, so named exports are not needed: a fifth smaller.
    json: { namedExports: false },
    build: {
      target: browserslistToEsbuild(),
      license: { fileName: licensesFile },
      // Every asset is a cached file: inlined ones would be sent again with each change around them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Where the files of a prerendered page are found.
      manifest: true,
      // Kept beside the site, not in it.
      sourcemap: 'hidden',
      reportCompressedSize: false,
      rolldownOptions: {
        // The list of packages looks for Rollup, which Vite no longer contains.
        onLog: (level, log, handle) => {
          if (!log.message.includes('auto-registration of tool "rollup"')) handle(level, log);
        },
        // Older browsers get fields of classes as plain assignments, without helpers on every page.
        transform: { assumptions: { setPublicClassFields: true } },
        // Constants of other files are inlined, since importing them takes more bytes.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          // Short hashes: every file names the ones it loads, and hashes do not compress. They contain no words between signs.
          hashCharacters: 'base36',
          chunkFileNames: ({ name }) => neutralName(name, '.js'),
          assetFileNames: ({ names: [name] }) => neutralName(name, '[extname]'),
          codeSplitting: {
            groups: chunkGroups,
            // On a slow connection, a dozen small files load more slowly than a larger one. Copies of a module share its state.
            // A copied style sheet would come again after those that override it.
            experimentalInlineCommonChunks: { maxSize: 18_000, exclude: styleSheets },
          },
        },
      },
    },
  };
}

/** Inserts the boot script at the start of the head, in development as in production, after the colours of the browser's bars that it sets. */
function bootScript(apiBaseUrl: string, { dark, light }: ThemeColors): Plugin {
  const themeColor = (scheme: string, colors: Colors): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content: colorOf(colors, 'brand'), media: `(prefers-color-scheme: ${scheme})` },
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

/** Has apps that are served from their sources report to the sandbox. */
function reportsToSandbox(app: string): Plugin {
  const settings: PageSettings = { ...noSettings, reports: { url: reportsPath, app, vitalsShare: 1 } };
  return {
    name: 'wallet-reports',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'application/json', id: settingsId }, children: JSON.stringify(settings), injectTo: 'head-prepend' },
    ],
  };
}

/** Lists the packages that a build contains. */
const packageList = (): Plugin => ({
  // It is written for Rollup, whose plugins Vite runs.
  ...(sbom({
    outDir: '',
    outFilename: sbomName,
    outFormats: ['json'],
    includeWellKnown: false,
    saveTimestamp: false,
  }) as Plugin),
  apply: 'build',
});

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
