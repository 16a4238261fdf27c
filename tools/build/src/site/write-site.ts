import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeColors } from './colors.ts';
import { drawPreview } from './draw-preview.ts';
import { drawIcons } from './icons.ts';
import { previewFile } from './page-head.ts';
import type { SiteTexts } from './web-manifest.ts';

/** Calls of the backend are no pages. Members' pages say themselves that they are not listed. */
const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /socket.io/', ''].join('\n');

interface Site {
  readonly mark: string;
  readonly colors: ThemeColors;
  /** By language. */
  readonly texts: Readonly<Record<string, SiteTexts>>;
}

/** Writes what home screens, chat apps and search engines ask a site for: icons, previews of links, rules for crawlers. */
export async function writeSite(folder: string, { mark, colors, texts }: Site): Promise<void> {
  const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
  mkdirSync(join(folder, 'site'), { recursive: true });
  for (const [file, icon] of Object.entries(drawIcons(mark, colors.dark))) write(file, icon);
  for (const [language, each] of Object.entries(texts)) write(previewFile(language), await drawPreview(mark, colors.dark, each));
  write('robots.txt', robots);
}
