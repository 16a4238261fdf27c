import { formatAmount, moneyOf } from '@wallet/domain';
import type { Selectable } from 'kysely';
import { PNG } from 'pngjs';
import { generate } from 'promptparse';
import { encode } from 'uqr';
import { bangkokText } from '../operators/in-bangkok.ts';
import type { Database } from '../store/database.ts';
import { bankNumbers } from './pretend-bank.ts';
import { glyphWidth, squaresOf } from './pixel-font.ts';

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
