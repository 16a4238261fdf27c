import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@wallet/domain';
import { build, type Manifest } from 'vite';
import { buildNotes } from './build-notes.ts';
import { checkBudgets, findUnusedBudgets, type Budgets } from './budgets.ts';
import { composePage, composeShell, pageNotices, type NoticeTexts } from './compose-page.ts';
import { brotliSize, precompress } from './compress.ts';
import { buildEarlyScript } from './early-script.ts';
import { deploymentFile, type Deployment } from './deployment.ts';
import { pageAssets } from './page-assets.ts';
import { readApp } from './read-app.ts';
import { readFlags } from './workspace/read-flags.ts';
import {
  callHeaders,
  nginxCallHeaders,
  nginxCallHeadersFile,
  nginxHeaders,
  nginxHeadersFile,
  readHeaderSettings,
  securityHeaders,
} from './security-headers.ts';
import { writeServiceWorker } from './service-worker.ts';
import { pageHead, readSiteSettings } from './site/page-head.ts';
import { readColors } from './site/read-colors.ts';
import type { SiteTexts } from './site/web-manifest.ts';
import { writeSite } from './site/write-site.ts';
import { licensesFile } from './vite-config.ts';
import { appFolder, distFolder, workspaceRoot } from './workspace/workspace.ts';

/** The export of an app's `src/prerender.ts`. */
interface Prerenderer {
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly pages: readonly {
    readonly path: string;
    readonly isPublic: boolean;
    readonly modules: readonly string[];
    readonly namespaces: readonly string[];
    readonly early?: string | undefined;
  }[];
  readonly describe: (language: Language) => Promise<SiteTexts>;
  readonly notices: (language: Language) => NoticeTexts;
  readonly render: (
    path: string,
    language: Language,
  ) => Promise<{ readonly html: string; readonly title: string; readonly description: string }>;
}

export interface BuildReport {
  /** What each budget measures. */
  readonly sizes: Budgets;
  /** The exceeded budgets, one sentence each. */
  readonly overBudget: readonly string[];
  /** Notes for the person who releases the build, one line each. */
  readonly notes: readonly string[];
}

const mode = 'production';
const sizesFile = 'sizes.json';

/** Returns the sizes measured by an app's last build, by budget name. */
export function sizesOf(app: string): Budgets {
  return JSON.parse(readFileSync(join(distFolder(app), sizesFile), 'utf8')) as Budgets;
}

/** Builds one app into `dist/apps/<app>`: scripts, prerendered pages, compressed copies, server headers. */
export async function buildApp(app: string): Promise<BuildReport> {
  const folder = appFolder(app);
  const dist = distFolder(app);
  const flags = readFlags(folder, mode);
  const settings = readHeaderSettings(process.env);
  const { name, origin } = readSiteSettings(process.env);
  await buildClient(folder, dist);
  const prerenderer = await buildPrerenderer(folder, dist);
  const texts: Record<string, SiteTexts> = {};
  for (const language of prerenderer.languages) {
    const own = await prerenderer.describe(language);
    texts[language] = { ...own, name: name ?? own.name };
  }
  const { mark } = await readApp(app);
  await writeSite(dist, { mark, colors: readColors(folder), defaultLanguage: prerenderer.defaultLanguage, texts });

  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const noticeTexts = Object.fromEntries(prerenderer.languages.map((language) => [language, prerenderer.notices(language)]));
  const pages: Record<string, Record<string, string>> = {};
  const styleHashes = new Set<string>();
  const sizes: Record<string, number> = {};

  const earlyFiles: string[] = [];
  /** The assets of all pages in a language, or of none. */
  const assetsOf = (language: Language, which: 'all' | 'shell'): readonly string[] => {
    const chosen = which === 'all' ? prerenderer.pages : [{ modules: [], namespaces: ['common'] }];
    const files = chosen.map(({ modules, namespaces }) => pageAssets(manifest, modules, namespaces, language));
    return [...files.flatMap(({ scripts, styles }) => [...scripts, ...styles]), ...(which === 'all' ? earlyFiles : [])];
  };

  for (const { path, isPublic, modules, namespaces, early } of prerenderer.pages) {
    pages[path] = {};
    const earlyScript = early === undefined ? null : await buildEarlyScript(early);
    if (earlyScript) {
      writeFileSync(join(dist, earlyScript.file), earlyScript.code);
      earlyFiles.push(earlyScript.file);
    }
    for (const language of prerenderer.languages) {
      const assets = pageAssets(manifest, modules, namespaces, language);
      const css = assets.styles.map(read).join('').trim();
      const { html, title, description } = await prerenderer.render(path, language);
      const siteName = texts[language]?.name ?? title;
      const head = pageHead({ path, language, title, description, isPublic, siteName, origin });
      const page = composePage({
        template,
        path,
        language,
        title,
        head,
        html,
        notices: pageNotices(noticeTexts, language),
        assets,
        css,
        early: earlyScript?.file,
      });
      const file = `${path.slice(1)}/index.${language}.html`;
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), page);
      pages[path][language] = file;
      styleHashes.add(hashSource(css));
      if (language === prerenderer.defaultLanguage) {
        const scripts = assets.scripts.map(read);
        sizes[`${path} script`] = [...scripts, ...(earlyScript ? [earlyScript.code] : []), inlineScript(template)].reduce(
          (sum, code) => sum + brotliSize(code),
          0,
        );
        sizes[`${path} page`] = brotliSize(page);
        sizes[`${path} files`] = 1 + scripts.length + (earlyScript ? 1 : 0);
      }
    }
  }

  const { '/404': notFound = {}, ...others } = pages;
  const deployment: Deployment = {
    defaultLanguage: prerenderer.defaultLanguage,
    headers: securityHeaders(flags, [hashSource(inlineScript(template))], [...styleHashes], settings),
    callHeaders: callHeaders(settings),
    pages: others,
    shell: 'shell.html',
    notFound,
  };
  rmSync(join(dist, 'index.html'));
  writeFileSync(join(dist, deployment.shell), composeShell(template, pageNotices(noticeTexts, prerenderer.defaultLanguage)));
  for (const folder of ['.vite', '.prerender']) rmSync(join(dist, folder), { recursive: true });
  precompress(dist);
  // After the compressed copies: the worker has none, so that the switch that turns it off replaces one file.
  await writeServiceWorker({ dist, shell: deployment.shell, pages: Object.keys(others), languages: prerenderer.languages, assetsOf });
  writeFileSync(join(dist, deploymentFile), JSON.stringify(deployment, null, 2));
  writeFileSync(join(dist, nginxHeadersFile), nginxHeaders(deployment.headers));
  writeFileSync(join(dist, nginxCallHeadersFile), nginxCallHeaders(deployment.callHeaders));
  writeFileSync(join(dist, sizesFile), JSON.stringify(sizes, null, 2));

  const budgets = JSON.parse(readFileSync(join(folder, 'budgets.json'), 'utf8')) as Budgets;
  const notes = [...buildNotes(app, flags), ...findUnusedBudgets(budgets, sizes)];
  return { sizes, overBudget: checkBudgets(budgets, sizes), notes };
}

async function buildClient(folder: string, dist: string): Promise<void> {
  await build({ root: folder, mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  // Vite lists npm packages only, so the fonts' licence is added here.
  const fonts = readFileSync(join(workspaceRoot, 'libs/ui-kit/src/fonts/OFL.txt'), 'utf8');
  appendFileSync(join(dist, licensesFile), `\n## Noto Sans fonts (OFL-1.1)\n\n${fonts}`);
}

async function buildPrerenderer(folder: string, dist: string): Promise<Prerenderer> {
  const outDir = join(dist, '.prerender');
  await build({
    root: folder,
    mode,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: join(folder, 'src/prerender.ts'),
      // A single file: chunks that import each other would be evaluated in the wrong order.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as { prerenderer: Prerenderer };
  return module.prerenderer;
}

function inlineScript(page: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1];
  if (script === undefined) throw new Error('index.html has no boot script');
  return script;
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
