import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../src/compare-pictures.ts';

/** A picture in one grey, with some dots in another. */
function picture(width: number, height: number, grey: number, others: Readonly<Record<number, number>> = {}): Buffer {
  const png = new PNG({ width, height });
  for (let dot = 0; dot < width * height; dot += 1) {
    const shade = others[dot] ?? grey;
    png.data.set([shade, shade, shade, 255], dot * 4);
  }
  return PNG.sync.write(png);
}

describe('comparePictures', () => {
  it.each([
    ['the same', picture(4, 3, 100), 0],
    ['so little else that no eye sees it', picture(4, 3, 110), 0],
    ['two dots else', picture(4, 3, 100, { 0: 200, 11: 0 }), 2],
    ['all dots else', picture(4, 3, 200), 12],
    ['higher', picture(4, 4, 100), 16],
  ])('finds a picture that is %s', (_name, taken, dots) => {
    const found = comparePictures(picture(4, 3, 100), taken);
    expect(found.dots).toBe(dots);
    expect(found.difference === null).toBe(dots === 0);
  });

  it('marks what differs in red, and shows the rest faintly', () => {
    const { difference } = comparePictures(picture(2, 1, 0), picture(2, 1, 0, { 1: 255 }));
    const { data } = PNG.sync.read(difference ?? Buffer.alloc(0));
    expect([...data]).toEqual([191, 191, 191, 255, 220, 0, 40, 255]);
  });
});
