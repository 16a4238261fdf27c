import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { megabyte, slipMegabytes } from '@wallet/domain';
import { readQrTexts } from '@wallet/sandbox';
import { PNG } from 'pngjs';
import { encode } from 'uqr';
import type { DepositBank } from '../deposit-bank.ts';
import type { Tester } from '../tester.ts';
import type { Tab } from './tab.ts';

/** A file that a member chooses as a slip. */
interface SlipPicture {
  readonly name: string;
  /** As the device calls it. */
  readonly file: string;
  readonly content: () => Buffer;
}

/** What the code in the pictures says. */
const reference = '2026112621300012345';
const codeText = `004000060000010103014021920261126213000123455102TH91044BB4`;

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'slip-pictures', name));
const picture = (name: string, file: string, content: () => Buffer = () => fixture(file)): SlipPicture => ({ name, file, content });

/** What follows the end of a picture is no part of it. */
const grown = (name: string, megabytes: number) => Buffer.concat([fixture(name)], Math.ceil(megabytes * megabyte));

function withoutAdobeMarker(name: string): Buffer {
  const content = fixture(name);
  const begin = content.indexOf('\xff\xee', 0, 'latin1');
  return Buffer.concat([content.subarray(0, begin), content.subarray(begin + 2 + content.readUInt16BE(begin + 2))]);
}

/** Draws a white picture with a bar at the top and a code at the lower edge. */
function drawSlip(text: string, width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0xff);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < Math.min(bottom, height); y += 1)
      for (let x = left; x < right; x += 1) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  fill(Math.round(width / 12), Math.round(height / 16), Math.round((width * 3) / 4), Math.round(height / 13));
  const { data, size } = encode(text, { border: 0 });
  const side = 4;
  const [left, top] = [width - (size + 4) * side, height - (size + 4) * side];
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries()) {
      const [x, y] = [left + column * side, top + row * side];
      if (isDark) fill(x, y, x + side, y + side);
    }
  return PNG.sync.write(png, { colorType: 0 });
}

/** Sent as what backends take: as it is, or drawn again. */
export const readPictures: readonly SlipPicture[] = [
  picture('a PNG', 'slip.png'),
  picture('a JPEG', 'slip.jpg'),
  picture('a progressive JPEG', 'progressive.jpg'),
  picture('a JPEG in four inks', 'four-inks.jpg'),
  picture('a JPEG in four inks without the marker of Adobe', 'four-inks.jpg', () => withoutAdobeMarker('four-inks.jpg')),
  ...[2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    picture(`a JPEG with the EXIF orientation ${String(orientation)}`, `turned-${String(orientation)}.jpg`),
  ),
  picture('a PNG of 16 bits', '16-bit.png'),
  picture('a PNG whose ground is transparent', 'transparent.png'),
  picture('an animated GIF', 'animated.gif'),
  picture('a WebP', 'slip.webp'),
  picture('an animated WebP', 'animated.webp'),
  picture('an AVIF', 'slip.avif'),
  picture('a PNG with the name of a JPEG', 'slip.jpg', () => fixture('slip.png')),
  picture('a JPEG with the name of a PNG', 'slip.png', () => fixture('slip.jpg')),
  picture('a WebP with the name of a JPEG', 'slip.jpg', () => fixture('slip.webp')),
  picture('a long screenshot', 'slip.png', () => drawSlip(codeText, 1080, 12_000)),
  picture('10.0 MB', 'slip.jpg', () => grown('slip.jpg', slipMegabytes)),
  picture('10.1 MB', 'slip.png', () => grown('slip.png', slipMegabytes + 0.1)),
];

const address = '/user/home?modal=deposit&method=slip';

/** Sends a picture, and looks at what has arrived. */
export async function sendSlipPicture(tab: Tab, tester: Tester, bank: DepositBank, slip: SlipPicture, flow: TestInfo): Promise<void> {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const { bankCode, bankAccountNo } = await bank.accountFor(device);
  await tab.enter(member, address);
  await tab.click({ css: `dialog input[value="${bankCode} ${bankAccountNo}"]` });
  const file = flow.outputPath(slip.file);
  writeFileSync(file, slip.content());
  await tab.driver.attach('dialog input[type=file]', file);
  await tab.see(reference);
  // The member is registered with another bank.
  await tab.press(tab.text('deposit', 'slip.sendOwn'));
  await tab.see(tab.text('deposit', 'slip.sentOnly'));
  const arrived = await device.sentSlip();
  expect(arrived.toString('latin1', 0, 4)).toMatch(/^\xff\xd8\xff|^\x89PNG/);
  expect(arrived.length).toBeLessThanOrEqual(slipMegabytes * megabyte);
  expect(await readQrTexts(arrived)).toEqual([codeText]);
  // Not every program reads how a picture is turned.
  expect(arrived.includes('Exif\0')).toBe(false);
  expect(await tab.driver.evaluate(darkPlaces, arrived.toString('base64'))).toEqual(['60 45']);
  expect(await tab.faults()).toEqual([]);
}

/** Runs in the page: where a picture is dark, of places by which one sees how it is turned. The ground is black where it is transparent. */
async function darkPlaces(base64: string): Promise<readonly string[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const places = [
    [60, 45],
    [300, 45],
    [60, 600],
  ] as const;
  return places
    .filter(([x, y]) => (context?.getImageData((x / 360) * width, (y / 640) * height, 1, 1).data[0] ?? 0) < 128)
    .map((place) => place.join(' '));
}
