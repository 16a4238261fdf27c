import { bankOfNumber } from '@wallet/domain';
import { validate } from 'promptparse';
import type { SlipTransfer } from '../draft/prepared-slip.ts';

/** What the QR codes in a picture are. */
export type SlipCode =
  /** The small code of a slip. `key` recognises the transfer. */
  | { readonly kind: 'slip'; readonly key: string; readonly transfer: SlipTransfer }
  /** A code to pay with, which proves no payment. */
  | { readonly kind: 'pay-code' }
  /** No code of a slip. */
  | { readonly kind: 'none' };

/** Payment codes begin with the version of their format. The rest differs by bank and country. */
const payCode = /^000201(?:01021[12])?\d{4}/;

/** Classifies the texts of the QR codes in a picture. A slip's own code takes precedence over any other. */
export function readSlipCode(texts: readonly string[]): SlipCode {
  for (const text of texts) {
    const slip = slipOf(text);
    if (slip) return slip;
  }
  return { kind: texts.some((text) => payCode.test(text)) ? 'pay-code' : 'none' };
}

function slipOf(text: string): SlipCode | null {
  const slip = validate.slipVerify(text);
  if (slip) return slipFrom(slip.sendingBank, bankOfNumber(slip.sendingBank), slip.transRef);
  const trueMoney = validate.trueMoneySlipVerify(text);
  if (trueMoney?.transactionId !== undefined) return slipFrom('true-money', 'TRUEWALLET', trueMoney.transactionId);
  const lao = validate.bcelOneProof(text);
  return lao?.fccref === undefined ? null : slipFrom('bcel', 'BCEL', lao.fccref);
}

const slipFrom = (sender: string, bank: string | null, reference: string): SlipCode => ({
  kind: 'slip',
  key: `${sender} ${reference}`,
  transfer: { bank, reference },
});
