import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { withoutBreakMarks } from '@wallet/domain';
import { workspaceRoot } from '../workspace/workspace.ts';
import { colorOf, type Colors } from './colors.ts';
import { markPath } from './mark-svg.ts';
import { previewSize } from './page-head.ts';

/** Cuts a font down to the characters of a text. The package has no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { readonly targetFormat: 'sfnt'; readonly variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as SubsetFont;

/** The lines of a preview, at most one line each. */
interface PreviewTexts {
  readonly name: string;
  readonly about: string;
}

/** Draws the picture that chat apps show with a link, in the app's own fonts, so that every machine draws the same. */
export async function drawPreview(mark: string, colors: Colors, texts: PreviewTexts): Promise<Buffer> {
  // Marks where a line may break, of which there is none here.
  const [name, about] = [texts.name, texts.about].map(withoutBreakMarks);
  if (name === undefined || about === undefined) throw new Error('a preview has a name and a line about it');
  const folder = mkdtempSync(join(tmpdir(), 'wallet-preview-'));
  try {
    const fontFiles = await Promise.all(
      ['latin', 'thai', 'lao'].map(async (script) => {
        const font = readFileSync(join(workspaceRoot, `libs/ui-kit/src/fonts/${script}.woff2`));
        const file = join(folder, `${script}.ttf`);
        writeFileSync(file, await subsetFont(font, `${name}${about} `, { targetFormat: 'sfnt', variationAxes: { wght: 600 } }));
        return file;
      }),
    );
    const picture = new Resvg(previewSvg(mark, colors, { name, about }), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans Thai' },
    });
    return picture.render().asPng();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function previewSvg(mark: string, colors: Colors, { name, about }: PreviewTexts): string {
  const { width, height } = previewSize;
  const color = (token: string) => colorOf(colors, token);
  const text = (content: string, y: number, size: number, ink: string) =>
    `<text x="${String(width / 2)}" y="${String(y)}" font-family="Noto Sans Thai, Noto Sans Lao" font-size="${String(size)}" text-anchor="middle" fill="${color(ink)}">${escapeText(content)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">
<defs><radialGradient id="glow" cx="50%" cy="0%" r="80%"><stop stop-color="${color('accent')}" stop-opacity="0.22"/><stop offset="1" stop-color="${color('accent')}" stop-opacity="0"/></radialGradient></defs>
<rect width="${String(width)}" height="${String(height)}" fill="${color('bg')}"/><rect width="${String(width)}" height="${String(height)}" fill="url(#glow)"/>
<g transform="translate(500 96) scale(6.25)"><rect width="32" height="32" rx="9" fill="${color('accent')}"/>${markPath(mark, color('on-accent'))}</g>
${text(name, 430, fitting(name, 88), 'text')}
${text(about, 520, fitting(about, 44), 'text-muted')}
</svg>`;
}

/** The largest size up to `most` at which a line fits. Vowel and tone marks take no width; no other character is wider than 0.65 of its size. */
function fitting(line: string, most: number): number {
  const signs = line.match(/\P{M}/gu)?.length ?? 1;
  return Math.min(most, Math.floor((previewSize.width - 120) / (signs * 0.65)));
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
