import { slipListResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { vi } from 'vitest';
import { readQrTexts } from '../src/deposits/qr-reader.ts';
import { drawPng, printSlip, type SlipKind } from '../src/world/print-slip.ts';
import { transferMoney, type NewTransfer } from '../src/world/pretend-bank.ts';
import { formOf, type SentFile, type TestSandbox } from './helper.ts';

/** Uploads a slip as a browser does. */
export async function sendSlip(
  sandbox: TestSandbox,
  phone: string,
  { bankCode = 'SCB', ...file }: SentFile & { readonly bankCode?: string },
) {
  return sandbox.asMember(phone, 'POST', '/th/api/wallet/slip', await formOf(file, bankCode === '' ? {} : { bankCode }));
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

/** Reads the QR code of a drawing. */
export const readQr = (svg: string): Promise<string[]> => readQrTexts(drawPng(480, 480, svg));
