import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { usualVitalsShare } from '@wallet/domain';
import { partsOfPages, type BuildFacts, type PageSettings, type Settings } from '@wallet/settings';
import { hardToRead } from '../theme/index.ts';
import type { ThemeColors } from '../site/colors.ts';
import { drawPictures } from '../site/draw-pictures.ts';
import { loadDrawing, type Drawing } from '../site/drawing.ts';
import { securityContactFile } from '../site/headers.ts';
import { previewFile } from '../site/page-head.ts';
import type { SiteTexts } from '../site/web-manifest.ts';
import { archiveFiles, readFonts, type Archive } from './archive.ts';
import { composeSite, describeSite, type ComposedPage, type Prerenderer } from './compose-site.ts';
import { checkSettings, settingsFile, settingsFolder, type GivenSettings } from './given-settings.ts';
import { readPicture, type Picture } from './read-picture.ts';
import { factsOf, writtenFile } from './written-facts.ts';

/** The code of the app in the archive. */
export interface AppCode {
  readonly prerenderer: (settings?: PageSettings) => Prerenderer;
  readonly settableParts: () => Promise<Pick<BuildFacts, 'features' | 'currencies' | 'textOf'>>;
  /** Makes the colours of both themes from one. */
  readonly themeFrom: (brandColor: string) => ThemeColors;
}

interface Application {
  readonly archive: Archive;
  /** The folder of the archive. */
  readonly archiveFolder: string;
  /** Null for none. */
  readonly given: GivenSettings | null;
  readonly folder: string;
  /** Whether the files of the archive and compressed copies of pages are written too, as a site that is sent needs them. */
  readonly isWhole?: boolean;
}

/** What was written. */
export interface AppliedSettings {
  readonly version: string;
  readonly settings: Settings;
  readonly pages: Readonly<Record<string, ComposedPage>>;
  /** What an operator should know, one sentence each. */
  readonly notes: readonly string[];
}

/** Writes the site of an archive with an operator's settings into an empty folder. Throws a `Problem` if they cannot be used. */
export async function applySettings(
  code: AppCode,
  { archive, archiveFolder, given, folder, isWhole = true }: Application,
): Promise<AppliedSettings> {
  const settings = given === null ? {} : await checkSettings(code, archive, given);
  const pictures =
    given === null ? [] : picturesOf(settings).map((picture) => ({ ...picture, content: readPicture(given.folder, picture) }));
  const version = given === null ? '' : versionOfContent(settings, pictures);
  const bankLogos = Object.fromEntries(
    pictures.flatMap(({ bank, content, source }) =>
      bank === undefined ? [] : [[bank, { address: logoAddress(bank, source, content), content }]],
    ),
  );

  const files = join(archiveFolder, archiveFiles);
  if (isWhole) copyFiles(files, folder);
  for (const { address, content } of Object.values(bankLogos)) writeBelow(folder, address, content);
  const colors = colorsOf(code, archive, settings);
  const { origin, reportUrl, vitalsShare = usualVitalsShare, hstsSubdomains, securityContact } = settings.site ?? {};
  const site = {
    ...archive.site,
    ...(origin !== undefined && { origin }),
    ...(reportUrl !== undefined && { reportUrl }),
    ...(hstsSubdomains !== undefined && { hstsSubdomains }),
  };
  const pageSettings: PageSettings = {
    ...toPageSettings(
      version,
      settings,
      mapValues(bankLogos, ({ address }) => `/${address}`),
    ),
    ...(site.reportUrl !== null && { reports: { url: site.reportUrl, app: archive.app, vitalsShare } }),
  };
  const prerenderer = code.prerenderer(pageSettings);
  const texts = await describeSite(prerenderer, site.name, settings.names);
  const notes = [...hardToRead(colors ?? archive.colors), ...(await drawBrand({ archive, settings, colors, texts, files, folder }))];
  for (const { target, content } of pictures) if (target !== undefined) writeBelow(folder, target, content);
  const pages = await composeSite({
    archive,
    prerenderer,
    settings: pageSettings,
    site,
    texts,
    colors,
    files,
    folder,
    compresses: isWhole,
  });
  if (securityContact !== undefined) writeSecurityContact(folder, securityContact);
  writeBelow(folder, writtenFile, JSON.stringify(factsOf(archive, settings)));
  if (given !== null) {
    writeBelow(folder, join(settingsFolder, settingsFile), JSON.stringify(given.json, null, 2));
    for (const { source, content } of pictures) writeBelow(folder, join(settingsFolder, source), content);
  }
  return { version, settings, pages, notes };
}

const pictureTargets = {
  favicon: 'favicon.ico',
  appleTouchIcon: 'apple-touch-icon.png',
  icon192: 'site/icon-192.png',
  icon512: 'site/icon-512.png',
  maskable512: 'site/maskable-512.png',
  monochrome512: 'site/monochrome-512.png',
} as const;

function picturesOf({ pictures = {}, bankLogos = {} }: Settings): readonly Picture[] {
  const { preview = {}, ...icons } = pictures;
  return [
    ...Object.entries(icons).map(([name, source]) => ({
      source,
      field: `pictures.${name}`,
      target: pictureTargets[name as keyof typeof icons],
    })),
    ...Object.entries(preview).map(([language, source]) => ({
      source,
      field: `pictures.preview.${language}`,
      target: previewFile(language),
    })),
    ...Object.entries(bankLogos).map(([bank, source]) => ({ source, field: `bankLogos.${bank}`, bank })),
  ];
}

/** Copies the files of a folder, with rights of their own. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFiles(source, target);
    else copyFileSync(source, target);
  }
}

/** Writes a file, and the folders on its way. */
function writeBelow(folder: string, target: string, content: Buffer | string): void {
  mkdirSync(dirname(join(folder, target)), { recursive: true });
  writeFileSync(join(folder, target), content);
}

/** Says who is told of a security hole, as in RFC 9116. It holds for a year. */
function writeSecurityContact(folder: string, contact: string): void {
  const expires = new Date(Date.now() + 365 * 86_400_000).toISOString();
  writeBelow(folder, securityContactFile, `Contact: ${contact}\nExpires: ${expires}\n`);
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 7);

const logoAddress = (bank: string, source: string, content: Buffer): string =>
  `site/bank-${bank.toLowerCase()}-${hash(content)}${extname(source).toLowerCase()}`;

/** Changes with everything that the settings put into the site. */
const versionOfContent = (settings: Settings, pictures: readonly { readonly field: string; readonly content: Buffer }[]): string =>
  hash(JSON.stringify([settings, pictures.map(({ field, content }) => [field, hash(content)])]));

/** The colours of both themes; null if the settings change none. */
function colorsOf({ themeFrom }: AppCode, { colors }: Archive, { brandColor, colors: single }: Settings): ThemeColors | null {
  if (brandColor === undefined && single === undefined) return null;
  const made = brandColor === undefined ? colors : themeFrom(brandColor);
  return { dark: { ...made.dark, ...single?.dark }, light: { ...made.light, ...single?.light } };
}

function toPageSettings(version: string, settings: Settings, bankLogos: Readonly<Record<string, string>>): PageSettings {
  const [first, ...others] = settings.currencies ?? [];
  return {
    // First, where the worker looks for it.
    version,
    ...partsOfPages(settings),
    ...(Object.keys(bankLogos).length > 0 && { bankLogos }),
    ...(first && { currencies: [first, ...others] as const }),
  };
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (from: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, from]) => [key, map(from)]));

interface Brand {
  readonly archive: Archive;
  readonly settings: Settings;
  readonly colors: ThemeColors | null;
  readonly texts: Readonly<Record<string, SiteTexts>>;
  readonly files: string;
  readonly folder: string;
}

/** Draws the pictures that the settings change and give no file for. Returns what an operator should know about them. */
async function drawBrand({ archive, settings, colors, texts, files, folder }: Brand): Promise<readonly string[]> {
  const given = new Set(picturesOf(settings).map(({ target }) => target));
  const icons = settings.mark !== undefined || colors !== null ? Object.values(pictureTargets) : [];
  const hasOtherPreviews = icons.length > 0 || settings.names !== undefined || settings.texts !== undefined;
  const changed = [...icons, ...(hasOtherPreviews ? Object.keys(texts).map(previewFile) : [])].filter((file) => !given.has(file));
  if (changed.length === 0) return [];
  let drawing: Drawing;
  try {
    drawing = loadDrawing();
  } catch {
    return [
      'These pictures are still those of the build. Give files for them, or install the packages @resvg/resvg-js and subset-font beside the archive:',
      ...changed.map((file) => `  ${file}`),
    ];
  }
  const drawn = await drawPictures(drawing, {
    mark: settings.mark ?? archive.mark,
    colors: colors ?? archive.colors,
    texts,
    fonts: readFonts(archive.manifest, files),
  });
  for (const [file, picture] of Object.entries(drawn)) if (changed.includes(file)) writeBelow(folder, file, picture);
  return ['These pictures were drawn from the settings:', ...changed.map((file) => `  ${file}`)];
}
