/** Parses a URL. Null if it is invalid. Older browsers have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    // Not a URL.
    return null;
  }
}
