import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  archiveFile,
  archiveFiles,
  brotliSize,
  describeSite,
  drawPictures,
  loadDrawing,
  precompress,
  readFonts,
  sourceMapsFolder,
  walletFile,
  type AppliedSettings,
  type Archive,
} from '@wallet/operator';
import type { walletCommand } from '@wallet/operator/command';
import { build, type Manifest, type Plugin } from 'vite';
import { buildNotes } from './build-notes.ts';
import { checkBudgets, findUnusedBudgets, pageSize, type Budgets } from './budgets.ts';
import { isOftenBlocked } from './blocked-names.ts';
import { readApp } from './read-app.ts';
import { pinnedFlags, readFlags, readSiteFacts } from './workspace/read-flags.ts';
import { buildEarlyScript, buildKillSwitch, buildWorker } from './scripts.ts';
import { readColors } from './read-colors.ts';
import { groupNames, licensesFile, sbomFile } from './vite-config.ts';
import { appFolder, appVersion, archiveFolder, distFolder, workspaceRoot } from './workspace/workspace.ts';

const mode = 'production';
const sizesFile = 'sizes.json';

/** Calls of the backend are no pages. Members' pages say themselves that they are not listed. */
const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /socket.io/', ''].join('\n');

const commandModule = 'virtual:wallet-command';

/** Returns the sizes measured by an app's last build, by budget name. */
export function sizesOf(app: string): Budgets {
  return JSON.parse(readFileSync(join(distFolder(app), sizesFile), 'utf8')) as Budgets;
}

/** Builds one app: its archive into `dist/archives/<app>`, and the site without settings into `dist/apps/<app>`. */
export async function buildApp(app: string) {
  const folder = appFolder(app);
  const archive = archiveFolder(app);
  const files = join(archive, archiveFiles);
  const dist = distFolder(app);
  const flags = readFlags(folder, mode);
  const site = readSiteFacts(process.env);
  const { mark } = await readApp(app);
  const colors = readColors(folder);
  rmSync(archive, { recursive: true, force: true });
  await buildClient(folder, files);
  const { apply, prerenderer } = await buildWallet(folder, archive);

  const manifest = JSON.parse(readFileSync(join(files, '.vite/manifest.json'), 'utf8')) as Manifest;
  const missing = groupNames.filter((group) => !Object.values(manifest).some(({ name }) => name === group));
  if (missing.length > 0) throw new Error(`no module is in these groups of chunks: ${missing.join(', ')}`);
  const texts = await describeSite(prerenderer(), site.name);
  const pictures = await drawPictures(loadDrawing(), { mark, colors, texts, fonts: readFonts(manifest, files) });
  mkdirSync(join(files, 'site'), { recursive: true });
  for (const [file, picture] of Object.entries(pictures)) writeFileSync(join(files, file), picture);
  writeFileSync(join(files, 'robots.txt'), robots);
  const { pages } = prerenderer();
  const early: Record<string, string> = {};
  for (const { early: name } of pages) {
    if (name === undefined) continue;
    const script = await buildEarlyScript(name);
    early[name] = script.file;
    writeFileSync(join(files, script.file), script.code);
  }
  const content: Archive = {
    app,
    version: appVersion(),
    flags,
    pinned: pinnedFlags(folder, mode),
    mark,
    colors,
    site,
    template: readFileSync(join(files, 'index.html'), 'utf8'),
    manifest,
    early,
    worker: await buildWorker(),
  };
  writeFileSync(join(archive, archiveFile), JSON.stringify(content));
  renameSync(join(files, sbomFile), join(archive, sbomFile));
  rmSync(join(files, 'index.html'));
  rmSync(join(files, '.vite'), { recursive: true });
  moveSourceMaps(join(files, 'assets'), join(archive, sourceMapsFolder));
  precompress(files, (file) => file.startsWith('assets/'));
  writeFileSync(join(files, 'service-worker-off.js'), await buildKillSwitch());

  rmSync(dist, { recursive: true, force: true });
  const composed = await apply(dist);
  const sizes = { ...sizesOfPages(composed.pages, early, pages, dist), 'reports script': sizeOfReports(manifest, dist) };
  writeFileSync(join(dist, sizesFile), JSON.stringify(sizes, null, 2));
  const budgets = JSON.parse(readFileSync(join(folder, 'budgets.json'), 'utf8')) as Budgets;
  const notes = [...buildNotes(app, flags), ...findUnusedBudgets(budgets, sizes)];
  const oftenBlocked = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isOftenBlocked);
  return {
    sizes,
    /** The exceeded budgets, one sentence each. */
    overBudget: checkBudgets(budgets, sizes),
    /** Files that blockers of adverts could stop for their names. */
    oftenBlocked,
    /** For the person who releases the build, one line each. */
    notes,
  };
}

/** Source maps are for `wallet stack`, and never sent to browsers. */
function moveSourceMaps(from: string, to: string): void {
  mkdirSync(to);
  for (const map of readdirSync(from).filter((file) => file.endsWith('.map'))) {
    // Rolldown's names of emitted files differ from build to build, and stay in the sources that it keeps.
    const text = readFileSync(join(from, map), 'utf8').replaceAll(/(ROLLDOWN_FILE_URL)_[\w$-]+/g, '$1');
    writeFileSync(join(to, map), text);
    rmSync(join(from, map));
  }
}

async function buildClient(folder: string, files: string): Promise<void> {
  await build({ root: folder, mode, logLevel: 'warn', build: { outDir: files, emptyOutDir: true } });
  // Vite lists npm packages only, so the fonts' licence is added here.
  const fonts = readFileSync(join(workspaceRoot, 'libs/ui-kit/src/fonts/OFL.txt'), 'utf8');
  appendFileSync(join(files, licensesFile), `\n## Noto Sans fonts (OFL-1.1)\n\n${fonts}`);
}

/** Bundles the command that applies settings, with the app's own code, into one file without dependencies. */
async function buildWallet(folder: string, archive: string) {
  await build({
    root: folder,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [walletCommandEntry(folder), notedImports],
    ssr: { noExternal: true },
    build: {
      outDir: archive,
      emptyOutDir: false,
      sourcemap: false,
      ssr: true,
      target: 'node18',
      // A single file: chunks that import each other would be evaluated in the wrong order.
      rolldownOptions: { input: commandModule, output: { codeSplitting: false, entryFileNames: walletFile } },
    },
  });
  rmSync(join(archive, '.vite'), { recursive: true });
  const module = (await import(pathToFileURL(join(archive, walletFile)).href)) as { readonly command: ReturnType<typeof walletCommand> };
  return module.command;
}

/** The entry of the command: that of every app, with the app's own code. */
function walletCommandEntry(folder: string): Plugin {
  return {
    name: 'wallet-command',
    resolveId: (id) => (id === commandModule ? commandModule : null),
    load: (id) =>
      id !== commandModule
        ? null
        : [
            `import * as app from ${JSON.stringify(join(folder, 'src/prerender.ts'))};`,
            "import { walletCommand } from '@wallet/operator/command';",
            'export const command = walletCommand(import.meta.url, app);',
          ].join('\n'),
  };
}

/** Has the prerenderer know the modules that a page loads, by the names that their chunks have. */
const notedImports: Plugin = {
  name: 'wallet-noted-imports',
  enforce: 'post',
  transform: (code) =>
    code.replace(
      /\bimport\((['"])\.[^'"]*?([^/'"]+)\.tsx?\1\)/g,
      (call, _quote, name: string) => `(globalThis.noteImport?.('${name}') ?? ${call})`,
    ),
};

/** What every page loads once it is in use if the operator wants reports. */
function sizeOfReports(manifest: Manifest, dist: string): number {
  const { file } = Object.entries(manifest).find(([source]) => source.endsWith('libs/reports/src/start-reports.ts'))?.[1] ?? {};
  if (file === undefined) throw new Error('the build has no chunk for the reports');
  return sentSize(dist, file);
}

/** The size of a file of the assets in transit. */
const sentSize = (dist: string, file: string): number => statSync(join(dist, `${file}.br`)).size;

/** What is loaded before a page can be used, in the default language. */
function sizesOfPages(
  pages: AppliedSettings['pages'],
  early: Archive['early'],
  prerendered: readonly { readonly path: string; readonly early?: string | undefined }[],
  dist: string,
): Budgets {
  const sizes: Record<string, number> = {};
  for (const [path, { page, scripts, boot }] of Object.entries(pages)) {
    const name = prerendered.find((each) => each.path === path)?.early;
    const code = [...scripts, ...(name === undefined ? [] : [early[name] ?? ''])];
    sizes[`${path} script`] = code.reduce((sum, file) => sum + sentSize(dist, file), brotliSize(boot));
    sizes[`${path} page`] = pageSize(page);
    sizes[`${path} files`] = 1 + code.length;
  }
  return sizes;
}
