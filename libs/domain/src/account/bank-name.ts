import type { Language } from '../market/market-profile.ts';

/** A bank's name in the page's language: Thai in Thai, English otherwise. Falls back to the other one. */
export function bankName(
  { nameTH, nameEN }: { readonly nameTH?: string | undefined; readonly nameEN?: string | undefined },
  language: Language,
): string {
  return (language === 'th' ? nameTH || nameEN : nameEN || nameTH) ?? '';
}
