/**
 * The keys this product keeps in the browser. `theme`, `registration` (a form half filled in), `pendingActions`,
 * `followed` (deposits and withdrawals under way), `sentSlips` (to know one again), `spinResult` (a prize not seen yet),
 * `agreementAccepted` (in this session), `wheelSound`, `hideAmounts` and `wish` (where a visitor wanted to go) are ours.
 */
export const storageKeys = {
  token: 'token',
  locale: 'locale',
  theme: 'theme',
  agreementRemembered: 'agreementRemembered',
  agreementAccepted: 'agreementAccepted',
  lastSync: 'lastSync',
  inviteCode: 'inviteCode',
  guestId: 'guestId',
  wish: 'wish',
  registration: 'registration',
  pendingActions: 'pendingActions',
  followed: 'followed',
  sentSlips: 'sentSlips',
  spinResult: 'spinResult',
  wheelSound: 'wheelSound',
  hideAmounts: 'hideAmounts',
} as const;

/** Where tabs agree on who carries out an intent, in browsers that have no locks. */
export const lockKey = (intent: string) => `lock:${intent}` as const;

/** What is kept under `wish` from a log-out to the next login: where the last member was is nobody's wish. */
export const noWish = '';

/** Under what begins so, conversations with support keep what must survive a reload. */
type ChatKey = `chat:${string}`;

/** Of those, what is a member's and ends with the session. */
export const memberChats = 'chat:member:';

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | ReturnType<typeof lockKey> | ChatKey;

/** A place for short texts. Never throws: where the browser refuses, it lasts as long as the page. */
export interface KeyValueStore {
  readonly get: (key: StorageKey) => string | null;
  readonly set: (key: StorageKey, value: string) => void;
  readonly remove: (key: StorageKey) => void;
  /** Removes all that is kept under keys that begin so. */
  readonly removeAll: (prefix: string) => void;
}

/** Nothing as long is ever written here; anything longer was put there by someone else. */
const longestValue = 8192;

/** Keeps values in `open()`'s storage; in memory what that does not take: blocked, full or absent (prerendering). */
export function createStore(open: () => Storage): KeyValueStore {
  const memory = new Map<StorageKey, string>();
  const store: KeyValueStore = {
    get: (key) => {
      const value = memory.get(key) ?? attempt(() => open().getItem(key));
      return value !== null && value.length <= longestValue ? value : null;
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
        if (key.startsWith(prefix)) store.remove(key as StorageKey);
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
