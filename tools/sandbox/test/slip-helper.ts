import { slipListResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { vi } from 'vitest';
import { readQrTexts } from '../src/deposits/qr-reader.ts';
import { printSlip, type SlipKind } from '../src/world/print-slip.ts';
import { transferMoney, type NewTransfer } from '../src/world/pretend-bank.ts';
import { type Answer, type TestSandbox, formOf } from './helper.ts';

interface SentSlip {
  readonly content?: Buffer;
  readonly bankCode?: string;
  readonly name?: string;
  readonly type?: string;
}

/** Uploads a slip as a browser does. Without `content`, the form has no file. */
export async function sendSlip(sandbox: TestSandbox, phone: string, sent: SentSlip): Promise<Answer> {
  const { content, bankCode = 'SCB', name = 'slip.png', type = 'image/png' } = sent;
  const form = await formOf((fields) => {
    if (content !== undefined) fields.append('file', new Blob([new Uint8Array(content)], { type }), name);
    if (bankCode !== '') fields.append('bankCode', bankCode);
  });
  return sandbox.asMember(phone, 'POST', '/th/api/wallet/slip', form);
}

/** Waits until no slip of the member is pending and returns the newest one. */
export async function lastSlip(sandbox: TestSandbox, phone: string) {
  return vi.waitFor(
    async () => {
      const { body } = await sandbox.asMember(phone, 'POST', '/th/api/statement/slip', { body: { page: 1, limit: 100 } });
      const { slips } = parse(slipListResponse, body);
      if (slips.some(({ status }) => status === 'PENDING')) throw new Error('still in progress');
      return slips[0];
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** A transfer from the demo member `poor` to the SCB account of the operator. */
const demoTransfer: Omit<NewTransfer, 'madeAt'> = {
  fromBank: 'KTB',
  fromAccountNo: '9876543210',
  toBank: 'SCB',
  toAccountNo: '4051234567',
  amount: 250_50,
  currency: 'BAHT',
  answer: 'normal',
};

export async function printed(sandbox: TestSandbox, change: Partial<NewTransfer> = {}, kind: SlipKind = 'whole') {
  // Slips are sorted by time, so each one gets its own.
  sandbox.advance(1);
  const transfer = await transferMoney(sandbox.db, { ...demoTransfer, madeAt: sandbox.now(), ...change });
  return { transfer, picture: printSlip(transfer, kind) };
}

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
