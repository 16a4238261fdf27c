import { readQrTexts } from '../src/deposits/qr-reader.ts';

const pixelsPerModule = 4;

/** Draws the squares of the SVG and reads the QR code from the picture. */
export function readQr(svg: string): Promise<string[]> {
  const [, size = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const side = Number(size) / 10;
  const width = side * pixelsPerModule;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of svg.matchAll(/M(\d+),(\d+)h10v10h-10z/g)) {
    for (let at = 0; at < pixelsPerModule * pixelsPerModule; at += 1) {
      const column = (Number(x) / 10) * pixelsPerModule + (at % pixelsPerModule);
      const row = (Number(y) / 10) * pixelsPerModule + Math.floor(at / pixelsPerModule);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return readQrTexts({ data, width, height: width, colorSpace: 'srgb' });
}
