/** Creates a unique id. Works without TLS too, where browsers have no `crypto.randomUUID`. */
export function createIntentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
