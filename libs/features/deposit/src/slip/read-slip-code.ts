import { validate } from 'promptparse';

/** What the codes in a picture say of it. */
export type SlipCode =
  /** The small code of a slip: `reference` names the transfer at the bank that sent it. */
  | { readonly kind: 'slip'; readonly reference: string }
  /** The code by which somebody pays, which proves no payment. */
  | { readonly kind: 'pay-code' }
  /** No code that a slip has. */
  | { readonly kind: 'none' };

/** Codes to pay by begin with the version of their format; what they go on with differs by bank and country. */
const payCode = /^000201(?:01021[12])?\d{4}/;

/** Sorts the texts of the QR codes in a picture. A slip's own code counts more than any other beside it. */
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
