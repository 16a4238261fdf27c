import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versionPath, type DeployedVersion, type Language } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';
import { composePage, composeShell, pageNotices, type NoticeTexts } from '../site/compose-page.ts';
import { precompress } from '../site/compress.ts';
import { deploymentFile, type Deployment } from '../site/deployment.ts';
import { pageAssets } from '../site/page-assets.ts';
import {
  callHeaders,
  drawingHeaders,
  nginxCallHeaders,
  nginxCallHeadersFile,
  nginxDrawingHeadersFile,
  nginxHeaders,
  nginxHeadersFile,
  pageHeaders,
} from '../site/headers.ts';
import { colorOf, colorSheet, type ThemeColors } from '../site/colors.ts';
import { faviconSvg } from '../site/mark-svg.ts';
import { pageHead } from '../site/page-head.ts';
import { manifestFile, webManifest, type SiteTexts } from '../site/web-manifest.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import type { Archive } from './archive.ts';

/** The pages of an app. */
export interface Prerenderer {
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly pages: readonly {
    readonly path: string;
    readonly isPublic: boolean;
    readonly modules: readonly string[];
    readonly namespaces: readonly string[];
    readonly early?: string | undefined;
  }[];
  /** The dialogs that open without a line. */
  readonly keptModals: readonly { readonly modules: readonly string[]; readonly namespaces: readonly string[] }[];
  readonly describe: (language: Language) => Promise<SiteTexts>;
  readonly notices: (language: Language) => NoticeTexts;
  readonly render: (
    path: string,
    language: Language,
  ) => Promise<{ readonly html: string; readonly title: string; readonly description: string }>;
}

interface SiteParts {
  readonly archive: Archive;
  readonly prerenderer: Prerenderer;
  readonly settings: PageSettings;
  readonly site: SiteFacts;
  /** What the app says about itself, by language. */
  readonly texts: Readonly<Record<string, SiteTexts>>;
  /** The colours of the operator; null for those of the build. */
  readonly colors: ThemeColors | null;
  /** Holds the files of the archive. */
  readonly files: string;
  readonly folder: string;
  /** Whether compressed copies are written too, which takes most of the time. */
  readonly compresses: boolean;
}

/** What a page needs before it can be used, in the default language. */
export interface ComposedPage {
  readonly page: string;
  readonly scripts: readonly string[];
  /** Its inline script. */
  readonly boot: string;
}

/** What the app says about itself, by language, under the name of the settings, the deployment or the app itself. */
export async function describeSite(
  { languages, describe }: Prerenderer,
  siteName: string | null,
  names: PageSettings['names'] = {},
): Promise<Readonly<Record<string, SiteTexts>>> {
  const texts: Record<string, SiteTexts> = {};
  for (const language of languages) {
    const own = await describe(language);
    texts[language] = { ...own, name: names[language] ?? siteName ?? own.name };
  }
  return texts;
}

/** Writes pages, manifest, service worker and headers into a folder, all of the same settings. Returns the pages by path. */
export async function composeSite(parts: SiteParts): Promise<Readonly<Record<string, ComposedPage>>> {
  const { archive, prerenderer, settings, site, texts, colors, files, folder, compresses } = parts;
  const { defaultLanguage, languages } = prerenderer;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const sheet = colors === null ? '' : colorSheet(colors);
  const template = withThemeColors(withSettings(archive.template, settings, sheet), colors);
  const notices = Object.fromEntries(languages.map((language) => [language, prerenderer.notices(language)]));
  const pages: Record<string, Record<string, string>> = {};
  const composed: Record<string, ComposedPage> = {};
  const styleHashes = new Set(sheet === '' ? [] : [hashSource(sheet)]);

  for (const { path, isPublic, modules, namespaces, early } of prerenderer.pages) {
    pages[path] = {};
    for (const language of languages) {
      const assets = pageAssets(archive.manifest, modules, namespaces, language);
      const css = assets.styles
        .map((file) => readFileSync(join(files, file), 'utf8'))
        .join('')
        .trim();
      const { html, title, description } = await prerenderer.render(path, language);
      const siteName = texts[language]?.name ?? title;
      const page = composePage({
        template,
        path,
        language,
        title,
        head: pageHead({ path, language, title, description, isPublic, siteName, origin: site.origin }),
        html,
        notices: pageNotices(notices, language),
        assets,
        css,
        early: early === undefined ? undefined : archive.early[early],
      });
      pages[path][language] = `${path.slice(1)}/index.${language}.html`;
      write(pages[path][language], page);
      styleHashes.add(hashSource(css));
      if (language === defaultLanguage) composed[path] = { page, scripts: assets.scripts, boot: inlineScript(template) };
    }
  }

  const { '/404': notFound = {}, ...others } = pages;
  const flags = { ...archive.flags, ...settings.flags };
  const deployment: Deployment = {
    defaultLanguage,
    headers: pageHeaders(flags, [hashSource(inlineScript(template))], [...styleHashes], site),
    callHeaders: callHeaders(site),
    drawingHeaders: drawingHeaders(site),
    pages: others,
    shell: 'shell.html',
    notFound,
  };
  const shell = composeShell(template, pageNotices(notices, defaultLanguage));
  write(deployment.shell, shell);
  const own = texts[defaultLanguage];
  if (!own) throw new Error(`the app has no texts in ${defaultLanguage}`);
  write(manifestFile, JSON.stringify(webManifest(own, defaultLanguage, colors ?? archive.colors, files)));
  if (colors !== null || settings.mark !== undefined) {
    write('favicon.svg', faviconSvg(settings.mark ?? archive.mark, (colors ?? archive.colors).dark));
  }
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (entry === undefined) throw new Error('index.html has no entry script');
  write(
    versionPath.slice(1),
    JSON.stringify({ build: entry, settings: settings.version, notices: settings.notices ?? [] } satisfies DeployedVersion),
  );
  // The worker and the switch that turns it off have none, so that one file replaces the other.
  if (compresses) precompress(folder, (file) => !/^assets\/|^service-worker/.test(file));
  write(
    'service-worker.js',
    `self.workerBuild=${JSON.stringify(workerBuild(parts, { entry, shell, pages: Object.keys(others) }))};${archive.worker}`,
  );
  write(deploymentFile, JSON.stringify(deployment, null, 2));
  write(nginxHeadersFile, nginxHeaders(deployment.headers));
  write(nginxDrawingHeadersFile, nginxHeaders(deployment.drawingHeaders));
  write(nginxCallHeadersFile, nginxCallHeaders(deployment.callHeaders));
  return composed;
}

/** Puts the settings before the first script, which reads them, and the colours at the end of the head. */
function withSettings(template: string, settings: PageSettings, sheet: string): string {
  // Its text must not end the element.
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="settings">${json}</script>`;
  const head = template.replace('<script>', () => `${block}<script>`);
  return sheet === '' ? head : head.replace('</head>', () => `<style>${sheet}</style></head>`);
}

/** The colours of the browser's own bars. */
function withThemeColors(template: string, colors: ThemeColors | null): string {
  if (colors === null) return template;
  return template.replace(
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (dark|light)\)")/g,
    (_tag, start: string, end: string, scheme: 'dark' | 'light') => `${start}${colorOf(colors[scheme], 'brand')}${end}`,
  );
}

/** What the service worker knows: see `WorkerBuild` of the service worker. */
function workerBuild(
  { archive, prerenderer: { pages: prerendered, keptModals, languages }, settings, files }: SiteParts,
  { entry, shell, pages }: { readonly entry: string; readonly shell: string; readonly pages: readonly string[] },
) {
  const pathsOf = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const assetsOf = (
    language: Language,
    chosen: readonly { readonly modules: readonly string[]; readonly namespaces: readonly string[] }[],
  ) =>
    chosen.flatMap(({ modules, namespaces }) => {
      const { scripts, styles } = pageAssets(archive.manifest, modules, namespaces, language);
      return [...scripts, ...styles];
    });
  const early = prerendered.flatMap((page) => (page.early === undefined ? [] : (archive.early[page.early] ?? [])));
  return {
    entry,
    settings: settings.version,
    shellRevision: createHash('sha256').update(shell).digest('base64url').slice(0, 7),
    shellAssets: pathsOf(languages.flatMap((language) => assetsOf(language, [{ modules: [], namespaces: ['common'] }]))),
    pages,
    pageAssets: Object.fromEntries(
      languages.map((language) => [language, pathsOf([...assetsOf(language, [...prerendered, ...keptModals]), ...early])]),
    ),
    assets: readdirSync(join(files, 'assets'))
      .filter((file) => /\.(?:js|css|woff2|wasm|json|svg)$/.test(file))
      .map((file) => `/assets/${file}`),
  };
}

function inlineScript(page: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1];
  if (script === undefined) throw new Error('index.html has no boot script');
  return script;
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
