import type { BuildFlags } from '../market/build-flags.ts';
import type { Language } from '../market/market-profile.ts';

/** The notice of a build for one game account. Null for all others. */
export function slotNotice(notice: BuildFlags['slotNotice'], code: string, language: Language): string | null {
  return notice?.code.toLowerCase() === code.toLowerCase() ? notice[language] : null;
}
