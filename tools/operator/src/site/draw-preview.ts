import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutBreakMarks } from '@wallet/domain';
import { colorOf, type Colors } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { markPath } from './mark-svg.ts';
import { previewSize } from './page-head.ts';

interface Preview {
  readonly mark: string;
  readonly colors: Colors;
  /** One line. */
  readonly name: string;
  /** One line. */
  readonly about: string;
  /** The app's own, so that every machine draws the same. */
  readonly fonts: readonly Buffer[];
}

/** Draws the picture that chat apps show with a link. */
export async function drawPreview({ Resvg, subsetFont }: Drawing, { mark, colors, fonts, ...texts }: Preview): Promise<Buffer> {
  const name = withoutBreakMarks(texts.name);
  const about = withoutBreakMarks(texts.about);
  const folder = mkdtempSync(join(tmpdir(), 'wallet-preview-'));
  try {
    const fontFiles = await Promise.all(
      fonts.map(async (font, index) => {
        const file = join(folder, `${String(index)}.ttf`);
        writeFileSync(file, await subsetFont(font, `${name}${about} `, { targetFormat: 'sfnt', variationAxes: { wght: 600 } }));
        return file;
      }),
    );
    const picture = new Resvg(previewSvg(mark, colors, name, about), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Noto Sans Thai' },
    });
    return picture.render().asPng();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function previewSvg(mark: string, colors: Colors, name: string, about: string): string {
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
