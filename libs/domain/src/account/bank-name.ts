import type { Language } from '../market/market-profile.ts';

/** A bank's name for the page's language: English in English, otherwise the operator's local name (`nameTH`). Falls back to the other one. */
export function bankName(
  { nameTH, nameEN }: { readonly nameTH?: string | undefined; readonly nameEN?: string | undefined },
  language: Language,
): string {
  return (language === 'en' ? nameEN || nameTH : nameTH || nameEN) ?? '';
}
