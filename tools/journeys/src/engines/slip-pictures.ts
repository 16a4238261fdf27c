import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { maxMegapixels, megabyte, slipMegabytes } from '@wallet/domain';
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

const beginOf = (name: string, bytes: number) => fixture(name).subarray(0, bytes);
const half = (name: string) => beginOf(name, fixture(name).length / 2);
/** What follows the end of a picture is no part of it. */
const grown = (name: string, megabytes: number) => Buffer.concat([fixture(name)], Math.ceil(megabytes * megabyte));

/** The same file with other bytes behind a mark in it. */
function claiming(name: string, mark: string, offset: number, ...bytes: readonly number[]): Buffer {
  const content = fixture(name);
  for (let at = content.indexOf(mark, 0, 'latin1'); at >= 0; at = content.indexOf(mark, at + 1, 'latin1')) content.set(bytes, at + offset);
  return content;
}

function withoutAdobeMarker(name: string): Buffer {
  const content = fixture(name);
  const begin = content.indexOf('\xff\xee', 0, 'latin1');
  return Buffer.concat([content.subarray(0, begin), content.subarray(begin + 2 + content.readUInt16BE(begin + 2))]);
}

/** Draws a white picture with a bar at the top and a code at the lower edge, `cutOff` pixels of which are missing. */
export function drawSlip(text: string, { width = 360, height = 640, cutOff = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(0xff);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < Math.min(bottom, height); y += 1)
      for (let x = left; x < right; x += 1) png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  fill(Math.round(width / 12), Math.round(height / 16), Math.round((width * 3) / 4), Math.round(height / 13));
  const { data, size } = encode(text, { border: 0 });
  const side = 4;
  const [left, top] = [width - (size + 4) * side, height - (size + 4) * side + cutOff];
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
  picture('a long screenshot', 'slip.png', () => drawSlip(codeText, { width: 1080, height: 12_000 })),
  picture('10.0 MB', 'slip.jpg', () => grown('slip.jpg', slipMegabytes)),
  picture('10.1 MB', 'slip.png', () => grown('slip.png', slipMegabytes + 0.1)),
];

/** Can be sent, but the member reads what to do instead. */
const advisedPictures: readonly (readonly [key: string, SlipPicture])[] = [
  ['no-code', picture('a screenshot that cuts off its code', 'slip.png', () => drawSlip(codeText, { cutOff: 60 }))],
  ['cut-off', picture('half of a JPEG', 'slip.jpg', () => half('slip.jpg'))],
  ['cut-off', picture('half of a PNG', 'slip.png', () => half('slip.png'))],
  ['cut-off', picture('the header of a JPEG', 'slip.jpg', () => beginOf('slip.jpg', 400))],
  ['cut-off', picture('the header of a PNG', 'slip.png', () => beginOf('slip.png', 33))],
];

const sixtyThousand = [0xea, 0x60];
const asLong = [0, 0, ...sixtyThousand];
/** Not opened, or not sent. */
const refusedPictures: readonly (readonly [key: string, SlipPicture])[] = [
  // Safari opens it.
  ['NOT_A_PICTURE', picture('a HEIC', 'slip.heic')],
  ['NOT_A_PICTURE', picture('a HEIC with the name of a JPEG', 'slip.jpg', () => fixture('slip.heic'))],
  ['NOT_A_PICTURE', picture('half of a WebP', 'slip.webp', () => half('slip.webp'))],
  ['NOT_A_PICTURE', picture('half of an AVIF', 'slip.avif', () => half('slip.avif'))],
  ['NOT_A_PICTURE', picture('a text', 'slip.jpg', () => Buffer.from('Paid 300 baht.'))],
  ['NOT_A_PICTURE', picture('a PDF', 'slip.pdf', () => Buffer.from('%PDF-1.7\n%%EOF'))],
  [
    'NOT_A_PICTURE',
    picture('a drawing with a script', 'slip.svg', () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>throw new Error("ran")</script></svg>'),
    ),
  ],
  ['FILE_MISSING', picture('an empty file', 'slip.jpg', () => Buffer.alloc(0))],
  [
    'TOO_MANY_PIXELS',
    picture('a PNG of 12000 by 9000', 'slip.png', () => claiming('slip.png', 'IHDR', 4, 0, 0, 0x2e, 0xe0, 0, 0, 0x23, 0x28)),
  ],
  ['TOO_MANY_PIXELS', picture('a PNG that says 60000 by 60000', 'slip.png', () => claiming('slip.png', 'IHDR', 4, ...asLong, ...asLong))],
  [
    'TOO_MANY_PIXELS',
    picture('a JPEG that says so', 'slip.jpg', () => claiming('slip.jpg', '\xff\xc0', 5, ...sixtyThousand, ...sixtyThousand)),
  ],
  ['TOO_MANY_PIXELS', picture('a GIF that says so', 'slip.gif', () => claiming('animated.gif', 'GIF89a', 6, 0x60, 0xea, 0x60, 0xea))],
  [
    'TOO_MANY_PIXELS',
    picture('a WebP that says so', 'slip.webp', () => claiming('animated.webp', 'VP8X', 12, 0x5f, 0xea, 0, 0x5f, 0xea, 0)),
  ],
  ['TOO_MANY_PIXELS', picture('an AVIF that says so', 'slip.avif', () => claiming('slip.avif', 'ispe', 8, ...asLong, ...asLong))],
  ['TOO_MANY_PIXELS', picture('a HEIC that says so', 'slip.heic', () => claiming('slip.heic', 'ispe', 8, ...asLong, ...asLong))],
  ['TOO_LARGE', picture('more than any phone opens', 'slip.jpg', () => grown('slip.jpg', 3 * slipMegabytes + 1))],
];

const address = '/user/home?modal=deposit&method=slip';

export async function attachSlip(tab: Tab, { file, content }: Omit<SlipPicture, 'name'>, flow: TestInfo): Promise<void> {
  const path = flow.outputPath(file);
  writeFileSync(path, content());
  const field = 'dialog input[type=file]';
  await tab.find({ css: field });
  await tab.driver.attach(field, path);
}

/** Sends a picture, and looks at what has arrived. */
export async function sendSlipPicture(tab: Tab, tester: Tester, bank: DepositBank, slip: SlipPicture, flow: TestInfo): Promise<void> {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const { bankCode, bankAccountNo } = await bank.accountFor(device);
  await tab.enter(member, address);
  await tab.click({ css: `dialog input[value="${bankCode} ${bankAccountNo}"]` });
  await attachSlip(tab, slip, flow);
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

/** Chooses pictures that are better not sent, or cannot be. */
export async function refuseSlipPictures(tab: Tab, tester: Tester, flow: TestInfo): Promise<void> {
  await tab.enter(await tester.member('new-member'), address);
  for (const [key, slip] of advisedPictures) {
    await attachSlip(tab, slip, flow);
    await tab.see(tab.text('deposit', `slip.advice.${key}`));
    await tab.find({ role: 'button', name: tab.text('deposit', 'slip.send') });
    await tab.press(tab.text('deposit', 'slip.replace'));
  }
  const limits = { megabytes: String(slipMegabytes), megapixels: String(maxMegapixels) };
  for (const [key, slip] of refusedPictures) {
    await tab.goTo('/user/home');
    await tab.expectCount('dialog[open]', 0);
    await tab.goTo(address);
    await attachSlip(tab, slip, flow);
    await tab.see(tab.text('refusals', key, limits));
    await tab.expectCount('dialog [role=alert]', 1);
  }
  expect(await tab.faults()).toEqual([]);
}
