import { validate } from 'promptparse';

/** What the QR codes in a picture are. */
export type SlipCode =
  /** The small code of a slip: `reference` is the transfer at the sending bank. */
  | { readonly kind: 'slip'; readonly reference: string }
  /** A code to pay with, which proves no payment. */
  | { readonly kind: 'pay-code' }
  /** No code of a slip. */
  | { readonly kind: 'none' };

/** Payment codes begin with the version of their format. The rest differs by bank and country. */
const payCode = /^000201(?:01021[12])?\d{4}/;

/** Classifies the texts of the QR codes in a picture. A slip's own code takes precedence over any other. */
export function readSlipCode(texts: readonly string[]): SlipCode {
  for (const text of texts) {
    const reference = referenceOf(text);
    if (reference !== null) return { kind: 'slip', reference };
  }
  return { kind: texts.some((text) => payCode.test(text)) ? 'pay-code' : 'none' };
}

function referenceOf(text: string): string | null {
  const slip = validate.slipVerify(text);
  if (slip) return `${slip.sendingBank} ${slip.transRef}`;
  const trueMoney = validate.trueMoneySlipVerify(text);
  if (trueMoney?.transactionId !== undefined) return `true-money ${trueMoney.transactionId}`;
  const lao = validate.bcelOneProof(text);
  return lao?.fccref === undefined ? null : `bcel ${lao.fccref}`;
}
