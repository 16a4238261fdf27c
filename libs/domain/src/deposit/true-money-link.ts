import { moneyOf } from '../money/money.ts';

/** The least that a true-money link must hold. True money is a wallet in baht. */
export const minTrueMoney = moneyOf(200, 'BAHT');

/** Nothing is typed yet: sending stays disabled, without a reproach. */
export interface TrueMoneyLinkRefusal {
  readonly code: 'LINK_MISSING';
}

export type TrueMoneyLinkReading =
  { readonly ok: true; readonly link: string } | { readonly ok: false; readonly refusal: TrueMoneyLinkRefusal };

/** What is sent: whatever was typed, without the spaces around it. What a link is worth is the backend's to judge. */
export function readTrueMoneyLink(typed: string): TrueMoneyLinkReading {
  const link = typed.trim();
  return link === '' ? { ok: false, refusal: { code: 'LINK_MISSING' } } : { ok: true, link };
}

/** A gift link wherever it stands; its voucher is letters and digits, 18 of them in older ones and more in newer ones. */
const giftLink = /(?<![\w.-])gift\.truemoney\.com\/campaign\/?[\w/]{0,40}\?(?:[\w=.%-]{1,80}&){0,5}v=([\da-z]{10,64})(?![\da-z])/i;

/**
 * The gift link in what a member pasted, in its one form: the app that makes it shares it with a sentence around it.
 * null where none is known. A help only: members see what it found before they send it, and may send anything else.
 */
export function findTrueMoneyLink(pasted: string): string | null {
  const [, voucher] = giftLink.exec(pasted) ?? [];
  return voucher === undefined ? null : `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
