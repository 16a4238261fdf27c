import { randomId } from './random-id.ts';

/** As a backend takes it: long enough that nobody guesses it. */
const guestId = /^[\w-]{16,128}$/;

/** The id under which a visitor spoke on this device; null where none did. */
export function keptGuestId(kept: string | null): string | null {
  return kept !== null && guestId.test(kept) ? kept : null;
}

/** The id under which a visitor speaks, kept on the device: whoever has it reads the conversation. Made where none is kept. */
export function readGuestId(storage: { readonly get: () => string | null; readonly set: (value: string) => void }): string {
  const kept = keptGuestId(storage.get());
  if (kept !== null) return kept;
  const made = randomId();
  storage.set(made);
  return made;
}
