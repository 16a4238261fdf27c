import { randomId } from './random-id.ts';

/** As a backend takes it: long enough that nobody guesses it. */
const guestId = /^[\w-]{16,128}$/;

/** The id under which a visitor spoke on this device; null where none did. */
export function persistedGuestId(stored: string | null): string | null {
  return stored !== null && guestId.test(stored) ? stored : null;
}

/** The id under which a visitor speaks, kept on the device: anyone who has it reads the conversation. Made where none is kept. */
export function readGuestId(storage: { readonly get: () => string | null; readonly set: (value: string) => void }): string {
  const stored = persistedGuestId(storage.get());
  if (stored !== null) return stored;
  const made = randomId();
  storage.set(made);
  return made;
}
