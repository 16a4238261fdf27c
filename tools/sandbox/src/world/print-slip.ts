import { formatAmount, moneyOf } from '@wallet/domain';
import type { Selectable } from 'kysely';
import { PNG } from 'pngjs';
import { generate } from 'promptparse';
import { encode } from 'uqr';
import { bangkokText } from '../operators/in-bangkok.ts';
import type { Database } from '../store/database.ts';
import { bankNumbers } from './pretend-bank.ts';

/** How a slip looks: as the bank prints it, or as people spoil it. */
export const slipKinds = ['whole', 'cropped', 'smudged', 'foreign', 'tiny'] as const;
export type SlipKind = (typeof slipKinds)[number];

type Colour = readonly [number, number, number];
const ink: Colour = [33, 37, 41];
const head: Colour = [0, 104, 71];
const white: Colour = [255, 255, 255];

const width = 480;
const height = 640;
const margin = 32;

/** Prints the slip of a transfer as a PNG, with the small code by which banks find the transfer again. */
export function printSlip(transfer: Selectable<Database['bankTransfer']>, kind: SlipKind): Buffer {
  if (kind === 'tiny') return PNG.sync.write(sheet(40, 40));
  const page = sheet(width, height);
  fill(page, 0, 0, width, 96, head);
  write(page, 'TRANSFER SUCCESSFUL', margin, 36, 3, white);
  const amount = formatAmount(moneyOf(transfer.amount, transfer.currency));
  const lines = [
    ['FROM', `${transfer.fromBank} ${hide(transfer.fromAccountNo)}`],
    ['TO', `${transfer.toBank} ${hide(transfer.toAccountNo)}`],
    ['AMOUNT', `${amount} ${transfer.currency}`],
    ['DATE', bangkokText(transfer.madeAt)],
    ['REF', transfer.reference],
  ] as const;
  lines.forEach(([name, text], index) => {
    write(page, name, margin, 128 + index * 44, 2, ink);
    write(page, text, 120, 128 + index * 44, 2, ink);
  });
  if (kind !== 'cropped') drawQr(page, textOf(transfer, kind), margin, 368);
  return PNG.sync.write(page);
}

function textOf({ fromBank, reference }: Selectable<Database['bankTransfer']>, kind: SlipKind): string {
  if (kind === 'foreign') return 'https://shop.example/menu';
  const text = generate.slipVerify({ sendingBank: bankNumbers[fromBank] ?? '999', transRef: reference });
  // Another checksum than the reference has.
  return kind === 'smudged' ? `${text.slice(0, -4)}${text.endsWith('0000') ? '1111' : '0000'}` : text;
}

function hide(accountNo: string): string {
  return `xxx-${accountNo.slice(-4)}`;
}

function sheet(wide: number, high: number): PNG {
  const page = new PNG({ width: wide, height: high });
  page.data.fill(255);
  return page;
}

function fill(page: PNG, left: number, top: number, wide: number, high: number, colour: Colour): void {
  for (let row = top; row < top + high; row += 1) {
    for (let column = left; column < left + wide; column += 1) page.data.set(colour, (row * page.width + column) * 4);
  }
}

function write(page: PNG, text: string, left: number, top: number, scale: number, colour: Colour): void {
  [...text].forEach((sign, index) => {
    const start = left + index * (glyphWidth + 1) * scale;
    for (const [column, row] of squaresOf(sign)) fill(page, start + column * scale, top + row * scale, scale, scale, colour);
  });
}

function drawQr(page: PNG, text: string, left: number, top: number): void {
  const scale = 6;
  encode(text, { ecc: 'M', border: 0 }).data.forEach((cells, row) => {
    cells.forEach((isDark, column) => {
      if (isDark) fill(page, left + column * scale, top + row * scale, scale, scale, [0, 0, 0]);
    });
  });
}

/** Letters of five by seven squares: a byte a row, from the top, the left square its 16. */
const glyphs: Readonly<Partial<Record<string, string>>> = {
  A: '0e11111f111111',
  B: '1e11111e11111e',
  C: '0e11101010110e',
  D: '1e11111111111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  G: '0e11101711110f',
  H: '1111111f111111',
  I: '0e04040404040e',
  J: '0702020202120c',
  K: '11121418141211',
  L: '1010101010101f',
  M: '111b1515111111',
  N: '11191513111111',
  O: '0e11111111110e',
  P: '1e11111e101010',
  Q: '0e11111115120d',
  R: '1e11111e141211',
  S: '0f10100e01011e',
  T: '1f040404040404',
  U: '1111111111110e',
  V: '11111111110a04',
  W: '1111111515150a',
  X: '11110a040a1111',
  Y: '11110a04040404',
  Z: '1f01020408101f',
  0: '0e11131519110e',
  1: '040c040404040e',
  2: '0e11010204081f',
  3: '1f02040201110e',
  4: '02060a121f0202',
  5: '1f101e0101110e',
  6: '0608101e11110e',
  7: '1f010204080808',
  8: '0e11110e11110e',
  9: '0e11110f01020c',
  '.': '00000000000c0c',
  ',': '000000000c0408',
  ':': '000c0c000c0c00',
  '-': '0000001f000000',
  '/': '00010204081000',
};

const glyphWidth = 5;

/** The squares of a letter that are filled, as `[column, row]`; none for a sign that the font lacks. */
function squaresOf(sign: string): readonly (readonly [number, number])[] {
  const rows = glyphs[sign.toUpperCase()] ?? '';
  return Array.from({ length: rows.length / 2 }, (_, row) => Number.parseInt(rows.slice(row * 2, row * 2 + 2), 16)).flatMap((bits, row) =>
    Array.from({ length: glyphWidth }, (_, column) => column).flatMap((column) =>
      bits & (1 << (glyphWidth - 1 - column)) ? [[column, row] as const] : [],
    ),
  );
}
