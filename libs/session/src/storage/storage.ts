/** What is kept under a key that begins so is the member's, and is removed when the session ends. */
export const memberPrefix = 'member:';

/** What is kept under a key that begins so a visitor has filled in, and is removed when somebody logs in. */
export const formPrefix = 'form:';

/** A place for short texts. Never throws: where the browser refuses, it lasts as long as the page. */
export interface KeyValueStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Removes all that is kept under keys that begin so. */
  readonly removeAll: (prefix: string) => void;
}

/** Nothing as long is ever written here; anything longer was put there by someone else. */
const maxValueLength = 8192;

/** Keeps values in `open()`'s storage; in memory what that does not take: blocked, full or absent (prerendering). */
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
    removeAll: (prefix) => {
      for (const key of [...memory.keys(), ...(attempt(() => Object.keys(open())) ?? [])]) {
        if (key.startsWith(prefix)) store.remove(key);
      }
    },
  };
  return store;
}

/** null where the browser refuses: private mode, a full disk, a policy. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    // Whoever asked goes on without.
    return null;
  }
}

/** Kept until removed, shared by all tabs. */
export const createDeviceStore = (): KeyValueStore => createStore(() => window.localStorage);

/** Kept until the tab or the browser session ends. */
export const createTabStore = (): KeyValueStore => createStore(() => window.sessionStorage);
