/** An address in its parts; null for what is none. Older browsers know no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    // No address at all.
    return null;
  }
}
