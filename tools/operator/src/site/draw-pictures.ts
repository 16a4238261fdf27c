import type { ThemeColors } from './colors.ts';
import { drawPreview } from './draw-preview.ts';
import type { Drawing } from './drawing.ts';
import { drawIcons } from './icons.ts';
import { previewFile } from './page-head.ts';
import type { SiteTexts } from './web-manifest.ts';

/** What the pictures of a brand are drawn from. */
interface PictureSource {
  readonly mark: string;
  readonly colors: ThemeColors;
  /** By language. */
  readonly texts: Readonly<Record<string, SiteTexts>>;
  /** The app's own fonts, which previews are written in. */
  readonly fonts: readonly Buffer[];
}

/** Draws what home screens and chat apps ask a site for, icons and previews of links, by file name. */
export async function drawPictures(
  drawing: Drawing,
  { mark, colors, texts, fonts }: PictureSource,
): Promise<Readonly<Record<string, Buffer>>> {
  const pictures: Record<string, Buffer> = { ...drawIcons(drawing, mark, colors.dark) };
  for (const [language, { name, about }] of Object.entries(texts)) {
    pictures[previewFile(language)] = await drawPreview(drawing, { mark, colors: colors.dark, name, about, fonts });
  }
  return pictures;
}
