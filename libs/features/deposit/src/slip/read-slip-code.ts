import { bankOfNumber, endOfBangkokDay } from '@wallet/domain';
import { parse, validate } from 'promptparse';
import type { SlipTransfer } from '../draft/deposit-draft-slice.ts';

/** What the QR codes in a picture are. */
export type SlipCode =
  /** The small code of a slip. `key` recognises the transfer. */
  | { readonly kind: 'slip'; readonly key: string; readonly transfer: SlipTransfer }
  /** A code to pay with, which proves no payment. */
  | { readonly kind: 'pay-code' }
  /** A code of another kind, or of a slip that the app does not know or could not read in full. */
  | { readonly kind: 'other-code' }
  /** No code was found. */
  | { readonly kind: 'no-code' };

/** Payment codes begin with the version of their format. The rest differs by bank and country. */
const payCode = /^000201(?:01021[12])?\d{4}/;

/** Classifies the texts of the QR codes in a picture. A slip's own code takes precedence over any other. */
export function readSlipCode(texts: readonly string[]): SlipCode {
  for (const text of texts) {
    const slip = slipOf(text);
    if (slip) return slip;
  }
  if (texts.some((text) => payCode.test(text))) return { kind: 'pay-code' };
  return { kind: texts.length > 0 ? 'other-code' : 'no-code' };
}

function slipOf(text: string): SlipCode | null {
  const slip = validate.slipVerify(text);
  if (slip) return slipFrom(slip.sendingBank, bankOfNumber(slip.sendingBank), slip.transRef);
  const trueMoney = validate.trueMoneySlipVerify(text);
  if (trueMoney?.transactionId !== undefined)
    return slipFrom('true-money', 'TRUEWALLET', trueMoney.transactionId, endOfBangkokDay(trueMoney.date ?? ''));
  const lao = isOneProof(text) ? validate.bcelOneProof(text) : null;
  return lao?.fccref === undefined ? null : slipFrom('bcel', 'BCEL', lao.fccref);
}

/** The library reads the fields of a OneProof from any code that has them, also from codes to pay with. */
function isOneProof(text: string): boolean {
  const code = parse(text, true);
  return ['00', '01'].some((name) => code?.getTagValue('33', name) === 'ONEPROOF');
}

/** Only slips of TrueMoney say when the money was sent: the day. References of banks follow no common rule. */
const slipFrom = (sender: string, bank: string | null, reference: string, madeBefore: number | null = null): SlipCode => ({
  kind: 'slip',
  key: `${sender} ${reference}`,
  transfer: { bank, reference, madeBefore },
});
