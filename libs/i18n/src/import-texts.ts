import type { Language } from '@wallet/domain';
import type { Namespace } from './text-key.ts';

/** The locale files that pages for visitors need. */
const visitorTexts = import.meta.glob<{ readonly default: object }>(
  './locales/*/{common,auth,register,contact,howto,errors,chat,update}.json',
);

/** Addresses of text modules that could not be loaded. */
const failed = new Set<string>();
let attempts = 0;

/** Whether an address is of texts that could not be loaded. They are loaded again without reloading the page. */
export const isTextAddress = (address: string): boolean => failed.has(address);

/**
 * Imports a module of texts. Firefox keeps the failure of an import until the page is loaded again, so a later attempt also asks under
 * another address. A second copy of texts is harmless, unlike one of code. The address is known only from the browser's error.
 */
export async function importTexts<Texts>(
  load: () => Promise<{ readonly default: Texts }>,
  importAt: (address: string) => Promise<{ readonly default: Texts }> = (address) =>
    import(/* @vite-ignore */ address) as Promise<{ readonly default: Texts }>,
): Promise<Texts> {
  try {
    return (await load()).default;
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(error instanceof Error ? error.message : '') ?? [];
    if (address === undefined) throw error;
    if (!failed.has(address)) {
      failed.add(address);
      throw error;
    }
    attempts += 1;
    return (await importAt(`${address}?again=${String(attempts)}`)).default;
  }
}

/** Fetches one namespace in one language. Rejects if its chunk cannot be loaded. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  const file = `./locales/${language}/${namespace}.json`;
  const load = visitorTexts[file] ?? (await import('./member-texts.ts')).memberTexts[file];
  if (!load) throw new Error(`there are no texts ${file}`);
  return importTexts(load);
}
