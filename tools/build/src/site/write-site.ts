import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPreview } from './draw-preview.ts';
import { drawIcons } from './icons.ts';
import { previewFile } from './page-head.ts';
import type { ThemeColors } from './read-colors.ts';
import { manifestFile, webManifest, type SiteTexts } from './web-manifest.ts';

/** Calls of the backend are no pages. Members' pages say themselves that they are not listed. */
const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /socket.io/', ''].join('\n');

interface Site {
  readonly mark: string;
  readonly colors: ThemeColors;
  readonly defaultLanguage: string;
  /** By language. */
  readonly texts: Readonly<Record<string, SiteTexts>>;
}

/** Writes what home screens, chat apps and search engines ask a site for: manifest, icons, previews of links, rules for crawlers. */
export async function writeSite(dist: string, { mark, colors, defaultLanguage, texts }: Site): Promise<void> {
  const own = texts[defaultLanguage];
  if (!own) throw new Error(`the app has no texts in ${defaultLanguage}`);
  const write = (file: string, content: string | Buffer) => writeFileSync(join(dist, file), content);
  mkdirSync(join(dist, 'site'), { recursive: true });
  for (const [file, icon] of Object.entries(drawIcons(mark, colors.dark))) write(file, icon);
  for (const [language, each] of Object.entries(texts)) write(previewFile(language), await drawPreview(mark, colors.dark, each));
  write(manifestFile, JSON.stringify(webManifest(own, defaultLanguage, colors, dist)));
  write('robots.txt', robots);
}
