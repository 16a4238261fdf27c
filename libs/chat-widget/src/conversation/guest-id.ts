/** 128 random bits. Works without TLS too, where browsers have no `crypto.randomUUID`. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The format that backends accept, long enough to be unguessable. */
const guestId = /^[\w-]{16,128}$/;

/** The stored id of a visitor, or null. */
export function persistedGuestId(stored: string | null): string | null {
  return stored !== null && guestId.test(stored) ? stored : null;
}

/** The id of a visitor, stored on the device. Anyone who has it can read the conversation. Creates one if there is none. */
export function readGuestId(storage: { readonly get: () => string | null; readonly set: (value: string) => void }): string {
  const stored = persistedGuestId(storage.get());
  if (stored !== null) return stored;
  const created = randomId();
  storage.set(created);
  return created;
}
