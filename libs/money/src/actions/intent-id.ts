/** A value that no other intent has, also where the page has no TLS and the browser therefore makes no UUIDs. */
export function createIntentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
