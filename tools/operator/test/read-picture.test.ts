import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '../src/apply/read-picture.ts';

let folder: string;
let elsewhere: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-pictures-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'wallet-elsewhere-'));
});
afterAll(() => {
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true });
});

const png = (width: number, height = width) => PNG.sync.write(new PNG({ width, height }));
const ico = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0]), Buffer.alloc(4)]);
const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`);

function read(field: string, source: string, content?: Buffer | string) {
  if (content !== undefined) writeFileSync(join(folder, source), content);
  return readPicture(folder, { field, source });
}

describe('a picture', () => {
  it.each<[string, string, Buffer]>([
    ['pictures.icon192', 'a.png', png(192)],
    ['pictures.maskable512', 'b.PNG', png(512)],
    ['pictures.appleTouchIcon', 'c.png', png(180)],
    ['pictures.preview.th', 'd.png', png(1200, 630)],
    ['pictures.favicon', 'e.ico', ico],
    ['bankLogos.KBANK', 'f.png', png(3, 7)],
    [
      'bankLogos.KBANK',
      'g.svg',
      svg('<style>.a{fill:url(#b)}</style><path d="M0 0h8"/><use href="#b"/><image href="data:image/png;base64,AA=="/>'),
    ],
    [
      'bankLogos.KBANK',
      'h.svg',
      Buffer.from(
        '\ufeff<?xml version="1.0" encoding="UTF-8"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg/>\n',
      ),
    ],
  ])('for %s may be %s', (field, source, content) => expect(read(field, source, content)).toEqual(content));

  it.each<[string, string, Buffer | string, string]>([
    ['pictures.icon512', 'text.png', 'words', 'a whole png picture'],
    ['pictures.icon512', 'small.png', png(192), 'a picture of 512 by 512 pixels, not of 192 by 192'],
    ['pictures.preview.th', 'square.png', png(630), 'a picture of 1200 by 630 pixels'],
    ['pictures.icon192', 'cut.png', png(192).subarray(0, 40), 'a whole png picture'],
    ['bankLogos.KBANK', 'empty.png', '', 'a file of at most a megabyte that is not empty'],
    ['bankLogos.KBANK', 'renamed.webp', png(8), 'a whole webp picture'],
    ['pictures.favicon', 'renamed.ico', png(8), 'an icon file'],
    ['bankLogos.KBANK', 'words.svg', 'words', 'an SVG picture without'],
    ['bankLogos.KBANK', 'utf16.svg', Buffer.from('<svg/>', 'utf16le'), 'an SVG picture'],
    ...[
      '<script>alert(1)</script>',
      '<svg:script>alert(1)</svg:script>',
      '<path onclick="alert(1)"/>',
      '<path\nonload = "alert(1)"/>',
      '<foreignObject><p/></foreignObject>',
      '<image href="https://evil.example/a.png"/>',
      '<image xlink:href="//evil.example/a.png"/>',
      '<use href="data:image/svg+xml;base64,AA=="/>',
      '<a href="javascript:alert(1)"/>',
      '<a href="&#106;avascript:alert(1)"/>',
      '<set attributeName="href" to="x"/>',
      '<style>@import "https://evil.example"</style>',
      '<style>.a{fill:url(https://evil.example)}</style>',
      '<style>.a{fill:u\\72l(https://evil.example)}</style>',
    ].map((inside, index): [string, string, Buffer, string] => [
      'bankLogos.KBANK',
      `${String(index)}.svg`,
      svg(inside),
      'an SVG picture without',
    ]),
    ['bankLogos.KBANK', 'entity.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'an SVG picture without'],
  ])('for %s cannot be %s', (field, source, content, allowed) => {
    expect(() => read(field, source, content)).toThrow(`${field} is "${source}"; expected ${allowed}`);
  });

  it('is no link to elsewhere, no folder, nothing too large, and there', () => {
    writeFileSync(join(elsewhere, 'secret.png'), png(8), { mode: 0o600 });
    symlinkSync(join(elsewhere, 'secret.png'), join(folder, 'link.png'));
    symlinkSync(elsewhere, join(folder, 'logos'));
    mkdirSync(join(folder, 'folder.png'));
    writeFileSync(join(folder, 'large.png'), png(8));
    truncateSync(join(folder, 'large.png'), 1_000_001);
    for (const [source, allowed] of [
      ['link.png', 'below the folder of the settings'],
      ['logos/secret.png', 'below the folder of the settings'],
      ['folder.png', 'a file'],
      ['large.png', 'at most a megabyte'],
      ['none.png', 'a file that is there'],
    ] as const) {
      expect(() => read('bankLogos.KBANK', source), source).toThrow(allowed);
    }
  });

  it('may be a link to another file beside it', () => {
    writeFileSync(join(folder, 'own.png'), png(8));
    symlinkSync('own.png', join(folder, 'alias.png'));
    linkSync(join(folder, 'own.png'), join(folder, 'hard.png'));
    expect(read('bankLogos.KBANK', 'alias.png')).toEqual(png(8));
  });
});
