import { colorOf, type Colors } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { tile } from './mark-svg.ts';

/** The icons of an app by file name, drawn from its mark in its colours. */
export function drawIcons({ Resvg }: Drawing, mark: string, colors: Colors): Readonly<Record<string, Buffer>> {
  const draw = (svg: string, width: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  const ground = colorOf(colors, 'accent');
  const ink = colorOf(colors, 'on-accent');
  const rounded = tile(mark, { ground, ink, radius: 9, scale: 1 });
  // Systems cut the corners themselves: a circle of 80 percent is always left.
  const whole = tile(mark, { ground, ink, radius: 0, scale: 0.72 });
  return {
    'favicon.ico': toIco(draw(rounded, 32), 32),
    'apple-touch-icon.png': draw(tile(mark, { ground, ink, radius: 0, scale: 0.82 }), 180),
    'site/icon-192.png': draw(rounded, 192),
    'site/icon-512.png': draw(rounded, 512),
    'site/maskable-512.png': draw(whole, 512),
    // Only its shape is used.
    'site/monochrome-512.png': draw(tile(mark, { ground: null, ink: '#ffffff', radius: 0, scale: 0.72 }), 512),
  };
}

/** An ICO file with one PNG in it. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
