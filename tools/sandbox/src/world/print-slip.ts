import { Resvg } from '@resvg/resvg-js';
import { formatAmount, formatBangkokFileTime, moneyOf } from '@wallet/domain';
import type { Selectable } from 'kysely';
import { generate } from 'promptparse';
import { renderSVG } from 'uqr';
import type { Database } from '../store/database.ts';
import { bankNumbers } from './pretend-bank.ts';

/** How a slip looks: as the bank prints it, or as people spoil it. */
export const slipKinds = ['whole', 'cropped', 'smudged', 'foreign', 'tiny'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Prints the slip of a transfer as a PNG, with the small code by which banks find the transfer again. */
export function printSlip(transfer: Selectable<Database['bankTransfer']>, kind: SlipKind): Buffer {
  if (kind === 'tiny') return drawPng(40, 40, '');
  const amount = formatAmount(moneyOf(transfer.amount, transfer.currency));
  const lines = [
    `From ${transfer.fromBank} xxx-${transfer.fromAccountNo.slice(-4)}`,
    `To ${transfer.toBank} xxx-${transfer.toAccountNo.slice(-4)}`,
    `Amount ${amount} ${transfer.currency}`,
    `Date ${formatBangkokFileTime(transfer.madeAt.getTime())}`,
    `Reference ${transfer.reference}`,
  ].map((text, index) => `<text x="32" y="${String(142 + index * 44)}" fill="#212529">${text}</text>`);
  const code = kind === 'cropped' ? '' : renderSVG(textOf(transfer, kind), { ecc: 'M', border: 0 });
  return drawPng(
    480,
    640,
    `<rect width="480" height="96" fill="#006847"/><text x="32" y="58" fill="#fff">TRANSFER SUCCESSFUL</text>
    ${lines.join('')}<svg x="32" y="368" width="240" height="240">${code}</svg>`,
  );
}

/** Draws a picture from the content of an SVG, on white, with the fonts of this machine. */
export function drawPng(width: number, height: number, content: string): Buffer {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="24">${content}</svg>`;
  return new Resvg(svg, { background: '#fff' }).render().asPng();
}

function textOf({ fromBank, reference }: Selectable<Database['bankTransfer']>, kind: SlipKind): string {
  if (kind === 'foreign') return 'https://shop.example/menu';
  const text = generate.slipVerify({ sendingBank: bankNumbers[fromBank] ?? '999', transRef: reference });
  // Another checksum than the reference has.
  return kind === 'smudged' ? `${text.slice(0, -4)}${text.endsWith('0000') ? '1111' : '0000'}` : text;
}
