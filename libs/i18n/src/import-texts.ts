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
