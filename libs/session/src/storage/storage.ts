/** Storage key of the token: in the device's storage if the login is remembered, otherwise in the tab's. */
export const tokenKey = 'token';

/** Prefix of keys with a member's data. They are removed when the session ends. */
export const memberPrefix = 'member:';

/** Prefix of keys with a visitor's input. They are removed when someone logs in. */
export const formPrefix = 'form:';

/** Prefix of keys with what members have set on a device. Logout keeps them. */
const keptPrefix = 'kept:';

/** Key of what a member, who is known by a hash, has set under a name. */
export const keptKey = (hash: string, name: string): string => `${keptPrefix}${hash}:${name}`;

/** The keys of what members have set under a name on this device. */
export const keptKeys = (device: KeyValueStore, name: string): readonly string[] =>
  device.keys(keptPrefix).filter((key) => key.endsWith(`:${name}`));

/** Storage for short texts. Never throws: if the browser refuses, values last as long as the page. */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** All keys that begin with a prefix. */
  readonly keys: (prefix: string) => readonly string[];
  /** Removes all keys that begin with a prefix. */
  readonly removeAll: (prefix: string) => void;
}

/** This app never writes a value this long, so a longer one was written by someone else. */
const maxValueLength = 8192;

/** Stores values in `open()`'s storage, and in memory if that is blocked, full or absent (prerendering). */
export function createStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const store: KeyValueStore = {
    get: (key) => {
      const value = memory.get(key) ?? attempt(() => open().getItem(key));
      return value !== null && value.length <= maxValueLength ? value : null;
    },
    set: (key, value) => {
      const isKept = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    keys: (prefix) => {
      const all = new Set([...memory.keys(), ...(attempt(() => Object.keys(open())) ?? [])]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
    removeAll: (prefix) => {
      for (const key of store.keys(prefix)) store.remove(key);
    },
  };
  return store;
}

/** Null if the browser refuses: private mode, full disk, or a policy. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    // The caller continues without storage.
    return null;
  }
}

/** Storage that lasts until it is cleared and is shared by all tabs. */
export const createDeviceStore = (): KeyValueStore => createStore(() => window.localStorage);

/** Storage that lasts until the tab or the browser session ends. */
export const createTabStore = (): KeyValueStore => createStore(() => window.sessionStorage);

/** Storage that lasts as long as the page. */
export const createMemoryStore = (): KeyValueStore =>
  createStore(() => {
    throw new Error('nothing is kept');
  });

/** Removes what the service worker keeps of a member: a slip that was shared with the app. */
export function removeMemberCaches(): void {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith(memberPrefix)) await caches.delete(name);
  };
  // Rejects where the browser has no caches or refuses them. Then nothing was kept either.
  remove().catch(() => undefined);
}
