import { moneyOf } from '../money/money.ts';
import { cleanText } from '../text/clean-text.ts';

/** The minimum of a true-money link. TrueMoney is in baht. */
export const minTrueMoney = moneyOf(200, 'BAHT');

/** The field is empty: sending is disabled, without an error. */
export interface TrueMoneyLinkRefusal {
  readonly code: 'LINK_MISSING';
}

export type TrueMoneyLinkReading =
  { readonly ok: true; readonly link: string } | { readonly ok: false; readonly refusal: TrueMoneyLinkRefusal };

/** The text to send, clean. The backend decides whether the link is valid. */
export function readTrueMoneyLink(typed: string): TrueMoneyLinkReading {
  const link = cleanText(typed);
  return link === '' ? { ok: false, refusal: { code: 'LINK_MISSING' } } : { ok: true, link };
}

/** A gift link anywhere in a text. Its voucher has 18 letters and digits in older links and more in newer ones. */
const giftLink = /(?:^|[^\w.-])gift\.truemoney\.com\/campaign\/?[\w/]{0,40}\?(?:[\w=.%-]{1,80}&){0,5}v=([\da-z]{10,64})(?![\da-z])/i;

/**
 * Extracts the gift link from pasted text, because the TrueMoney app shares it with a sentence around it. Null if there
 * is none. Members see the result before they send it and may send anything else.
 */
export function findTrueMoneyLink(pasted: string): string | null {
  const [, voucher] = giftLink.exec(cleanText(pasted)) ?? [];
  return voucher === undefined ? null : `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
