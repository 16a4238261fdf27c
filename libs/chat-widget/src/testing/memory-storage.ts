import type { ChatStorage } from '../conversation/conversation.ts';

/** Storage that lasts as long as this object. */
export function createMemoryStorage(): ChatStorage & { readonly keys: () => readonly string[] } {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    keys: () => [...values.keys()],
  };
}
