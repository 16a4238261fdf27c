import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPictures, loadDrawing, webManifest } from '@wallet/operator';
import type { ThemeColors } from '@wallet/operator/colors';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apps } from '../src/apps.ts';
import { readApp } from '../src/read-app.ts';
import { readColors } from '../src/read-colors.ts';
import { appFolder, workspaceRoot } from '../src/workspace/workspace.ts';

const dist = mkdtempSync(join(tmpdir(), 'wallet-site-'));
const read = (file: string) => readFileSync(join(dist, file));
const texts = {
  th: { name: 'สยามฟอร์จูน', about: 'ฝาก\u200bถอนในที่เดียว', shortcuts: [{ name: 'ฝากเงิน', url: '/user/home?modal=deposit' }] },
  lo: { name: 'ກະເປົາ\u200bເງິນ', about: 'ຝາກ ແລະ ຖອນ', shortcuts: [] },
};
const fontFolder = join(workspaceRoot, 'libs/ui-kit/src/fonts');
let colors: ThemeColors;

beforeAll(async () => {
  colors = readColors(appFolder('wallet-th'));
  const { mark } = await readApp('wallet-th');
  const fonts = readdirSync(fontFolder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => readFileSync(join(fontFolder, name)));
  mkdirSync(join(dist, 'site'));
  const pictures = await drawPictures(loadDrawing(), { mark, colors, texts, fonts });
  for (const [file, picture] of Object.entries(pictures)) writeFileSync(join(dist, file), picture);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const hex = (png: PNG, x: number, y: number) => {
  const [red = 0, green = 0, blue = 0] = png.data.subarray((y * png.width + x) * 4);
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};
const alpha = (png: PNG, x: number, y: number) => png.data[(y * png.width + x) * 4 + 3];

describe('the icons', () => {
  it.each([
    ['site/icon-192.png', 192],
    ['site/icon-512.png', 512],
    ['site/maskable-512.png', 512],
    ['site/monochrome-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s has its size', (file, side) => {
    const { width, height } = PNG.sync.read(read(file));
    expect([width, height]).toEqual([side, side]);
  });

  it.each(['site/maskable-512.png', 'apple-touch-icon.png'])('%s fills its corners with the accent colour', (file) => {
    const png = PNG.sync.read(read(file));
    expect(hex(png, 0, 0)).toBe(colors.dark.accent);
    expect(Array.from({ length: png.width * png.height }, (_, index) => png.data[index * 4 + 3]).every((each) => each === 255)).toBe(true);
  });

  it('the monochrome one is a shape on nothing', () => {
    const png = PNG.sync.read(read('site/monochrome-512.png'));
    expect(alpha(png, 0, 0)).toBe(0);
    expect(png.data.some((_value, index) => index % 4 === 3 && png.data[index] === 255)).toBe(true);
  });

  it('the favicon is an icon file with one picture of 32 pixels', () => {
    const file = read('favicon.ico');
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(PNG.sync.read(file.subarray(file.readUInt32LE(18))).width).toBe(32);
  });
});

describe('the previews of links', () => {
  it.each(Object.keys(texts))('has one in %s, with text on the background', (language) => {
    const png = PNG.sync.read(read(`site/preview-${language}.png`));
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(hex(png, 5, 625)).toBe(colors.dark.bg);
    const inks = new Set(Array.from({ length: 1200 }, (_, x) => hex(png, x, 420)));
    expect([...inks]).toContain(colors.dark.text);
    expect(read(`site/preview-${language}.png`).length).toBeLessThan(150_000);
  });
});

describe('the manifest', () => {
  const manifest = () => webManifest(texts.th, 'th', colors, dist) as Record<string, unknown>;

  it('is in the default language, in the colours of the app', () => {
    expect(manifest()).toMatchObject({
      id: '/user/home',
      name: 'สยามฟอร์จูน',
      description: 'ฝากถอนในที่เดียว',
      lang: 'th',
      background_color: colors.dark.bg,
      theme_color: colors.dark.brand,
      launch_handler: { client_mode: 'navigate-existing' },
      shortcuts: [{ name: 'ฝากเงิน', url: '/user/home?modal=deposit' }],
    });
  });

  it('names only pictures that exist', () => {
    const { icons, screenshots } = manifest() as Record<'icons' | 'screenshots', { src: string }[]>;
    expect(icons).toHaveLength(4);
    for (const { src } of [...icons, ...screenshots]) expect(existsSync(join(dist, src)), src).toBe(true);
  });
});

it.each(apps)('%s has pictures of the product to show before it is installed', (app) => {
  for (const screen of ['narrow', 'wide']) {
    expect(readFileSync(join(appFolder(app), `public/site/${screen}.jpg`)).length, screen).toBeLessThan(150_000);
  }
});
