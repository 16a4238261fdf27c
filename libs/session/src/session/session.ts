import { formPrefix, memberPrefix, removeMemberCaches, tokenKey, type KeyValueStore } from '../storage/storage.ts';
import { clearReturnTo, leadsToShared, returnToKey } from './return-to.ts';

/** Why a session ended. The login page tells the member unless they logged out here. */
export type SessionEnd = 'logged-out' | 'expired' | 'elsewhere';

/**
 * The login session. This is the only module that reads or writes the token, besides the boot
 * script, which reads it to send the first read. It is outside Redux: each session has its
 * own store, and the token must not appear in the devtools.
 */
export interface Session {
  /** The bearer token, or null for a visitor. */
  readonly token: () => string | null;
  /** Grows with each login and logout. Results of an older epoch are ignored. */
  readonly epoch: () => number;
  /** Why the last session ended. Null while logged in, or if none has ended on this page. */
  readonly lastEnd: () => SessionEnd | null;
  /** Starts a session. A remembered session survives closing the browser. */
  readonly start: (token: string, remember: boolean) => void;
  /** Ends the session and removes the member's data. It also ends in the other tabs, unless it expired and only this tab had it. */
  readonly end: (why: SessionEnd) => void;
  /** Ends the session if storage no longer holds its token, for example after the page was suspended and missed the event. */
  readonly recheck: () => void;
  /** Storage for this member's data. It lasts as long as the login: over a reload, or over closing the browser. */
  readonly storage: () => KeyValueStore;
  /** Calls back after each start and end. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Tells the other tabs that the session ended. The message contains nothing else. */
export interface SessionChannel {
  readonly announceEnd: () => void;
  readonly onEnd: (listener: () => void) => void;
  /** Calls back when another tab has stored the token of a login. */
  readonly onLogin: (listener: () => void) => void;
}

interface SessionParts {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
  readonly channel: SessionChannel;
  /** Tells the backend that a session ends here. Without it, only this device forgets the token. */
  readonly tellLogOut?: ((token: string) => void) | undefined;
  /** The parameters of the page's address. */
  readonly search?: () => string;
}

export function createSession({ device, tab, channel, tellLogOut, search = () => location.search }: SessionParts): Session {
  const stored = () => tab.get(tokenKey) ?? device.get(tokenKey);
  let token = stored();
  let epoch = 0;
  let lastEnd: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  const change = (next: string | null, why: SessionEnd | null) => {
    if (why !== null && why !== 'expired') clearReturnTo(tab);
    // A slip that is shared into an expired login waits for the next one, as that of a visitor does.
    const isSharing = why === 'expired' && leadsToShared(search());
    if (next === null && !isSharing) removeMemberCaches();
    token = next;
    lastEnd = why;
    epoch += 1;
    for (const listener of listeners) listener();
  };

  const forget = (stores = [tab, device]) => {
    for (const store of stores) {
      store.remove(tokenKey);
      // The specification defines this name, so it has no prefix.
      store.remove('lastSync');
      store.removeAll(memberPrefix);
    }
  };

  /** Not those of another login. */
  const ownStores = () => [tab, device].filter((store) => [null, token].includes(store.get(tokenKey)));

  /** Ends the session of this page only. */
  const leave = () => {
    forget(ownStores());
    if (token !== null) change(null, 'elsewhere');
  };

  /** Reports each token that this device removes, once. */
  const tellOf = (...ended: readonly (string | null)[]) => {
    for (const one of new Set(ended)) if (one !== null) tellLogOut?.(one);
  };

  channel.onEnd(() => {
    // The tab that ended a shared session has reported it.
    tellOf(tab.get(tokenKey));
    leave();
  });

  const recheck = () => {
    if (token !== null && stored() !== token) leave();
  };
  channel.onLogin(recheck);

  return {
    token: () => token,
    epoch: () => epoch,
    lastEnd: () => lastEnd,
    start: (next, remember) => {
      // A visitor's slip, whose share led to this login, stays.
      if (stored() !== null || !leadsToShared(tab.get(returnToKey))) removeMemberCaches();
      forget();
      // Removes a registration that another person started on this device.
      tab.removeAll(formPrefix);
      (remember ? device : tab).set(tokenKey, next);
      change(next, null);
    },
    end: (why) => {
      // If the backend rejects a login that only this tab has, the login of the other tabs is not affected.
      const isOwnOnly = why === 'expired' && tab.get(tokenKey) !== null;
      if (why === 'logged-out') tellOf(token, tab.get(tokenKey), device.get(tokenKey));
      forget(isOwnOnly ? ownStores() : [tab, device]);
      if (!isOwnOnly) channel.announceEnd();
      if (token !== null) change(null, why);
    },
    recheck,
    storage: () => (tab.get(tokenKey) === null ? device : tab),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
