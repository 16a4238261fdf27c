import { readQrTexts } from '../src/deposits/qr-reader.ts';

const quarter = 4;

/** What a phone reads from the SVG of a code: draws its squares, then looks at the picture. */
export function readQr(svg: string): Promise<string[]> {
  const [, size = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const side = Number(size) / 10;
  const width = side * quarter;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)) {
    for (let at = 0; at < quarter * quarter; at += 1) {
      const column = (Number(x) / 10) * quarter + (at % quarter);
      const row = (Number(y) / 10) * quarter + Math.floor(at / quarter);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return readQrTexts({ data, width, height: width, colorSpace: 'srgb' });
}
