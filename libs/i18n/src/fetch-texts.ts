import type { Language } from '@wallet/domain';
import type { Namespace } from './text-key.ts';

/** The locale files that pages for visitors need. */
const visitorTexts = import.meta.glob<{ readonly default: object }>(
  './locales/*/{common,auth,register,contact,howto,errors,chat,update}.json',
);

/** Loads the addresses of the locale files that only members need. */
export const loadMemberTexts = () => import('./member-texts.ts');

/** Fetches one namespace in one language. Rejects if its chunk cannot be loaded. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  const file = `./locales/${language}/${namespace}.json`;
  const load = visitorTexts[file] ?? (await loadMemberTexts()).memberTexts[file];
  if (!load) throw new Error(`there are no texts ${file}`);
  return (await load()).default;
}
