import { moneyOf } from '../money/money.ts';

/** The least that a true-money link must hold. True money is a wallet in baht. */
export const leastTrueMoney = moneyOf(200, 'BAHT');

export type TrueMoneyLinkRefusal =
  /** Nothing is typed yet: sending stays disabled, without a reproach. */
  | { readonly code: 'LINK_MISSING' }
  | { readonly code: 'NO_LINK_FOUND' };

export type TrueMoneyLinkReading =
  /** The link in its one form. */
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly refusal: TrueMoneyLinkRefusal };

/** A gift link wherever it stands; its voucher is letters and digits, 18 of them in older ones and more in newer ones. */
const giftLink = /(?<![\w.-])gift\.truemoney\.com\/campaign\/?[\w/]{0,40}\?(?:[\w=.%-]{1,80}&){0,5}v=([\da-z]{10,64})(?![\da-z])/i;

/** Finds the gift link in what a member pasted: the app that makes it shares it with a sentence around it. */
export function readTrueMoneyLink(pasted: string): TrueMoneyLinkReading {
  if (pasted.trim() === '') return { ok: false, refusal: { code: 'LINK_MISSING' } };
  const [, voucher] = giftLink.exec(pasted) ?? [];
  if (voucher === undefined) return { ok: false, refusal: { code: 'NO_LINK_FOUND' } };
  return { ok: true, link: `https://gift.truemoney.com/campaign/?v=${voucher}` };
}
