import { clearReturnTo } from '../return-to/return-to.ts';
import { renameFormerKeys } from '../storage/former-keys.ts';
import { formPrefix, memberPrefix, type KeyValueStore } from '../storage/storage.ts';
import { tokenKey } from './token-key.ts';

/** Why a session ended: the login page tells the member where they did not do so themselves. */
export type SessionEnd = 'logged-out' | 'expired' | 'elsewhere';

/**
 * Who is logged in here. The only module that reads or writes the token. Outside of the store: each session has a store of
 * its own, and no token belongs into the developer tools.
 */
export interface Session {
  /** The bearer token, or null for a visitor. */
  readonly token: () => string | null;
  /** Grows with each login and logout. What belongs to an older epoch is not used any more. */
  readonly epoch: () => number;
  /** Why the last session ended, null while logged in or when none has ended on this page. */
  readonly lastEnd: () => SessionEnd | null;
  /** Starts a session. Remembered ones outlive the browser. */
  readonly start: (token: string, remember: boolean) => void;
  /**
   * Ends the session and forgets what was the member's. It ends in the other tabs too, but for one that expired and was
   * this tab's own.
   */
  readonly end: (why: SessionEnd) => void;
  /** Ends where storage holds it no more, or another member's, after the page slept where it heard nothing. */
  readonly recheck: () => void;
  /** Where to keep what is this member's, as long as the login itself: over a reload, or over closing the browser. */
  readonly storage: () => KeyValueStore;
  /** Calls back after each start and end. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Tells the other tabs that the session ended. Carries nothing else. */
export interface SessionChannel {
  readonly announceEnd: () => void;
  readonly onEnd: (listener: () => void) => void;
}

interface SessionParts {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
  readonly channel: SessionChannel;
  /** Tells the backend that a session ends here. Without it only this device forgets. */
  readonly tellLogOut?: ((token: string) => void) | undefined;
}

export function createSession({ device, tab, channel, tellLogOut }: SessionParts): Session {
  for (const store of [tab, device]) renameFormerKeys(store);
  const stored = () => tab.get(tokenKey) ?? device.get(tokenKey);
  let token = stored();
  let epoch = 0;
  let lastEnd: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  const change = (next: string | null, why: SessionEnd | null) => {
    if (why !== null && why !== 'expired') clearReturnTo(tab);
    token = next;
    lastEnd = why;
    epoch += 1;
    for (const listener of listeners) listener();
  };

  const forget = () => {
    for (const store of [tab, device]) {
      store.remove(tokenKey);
      // The specification gives it this name, without the prefix.
      store.remove('lastSync');
      store.removeAll(memberPrefix);
    }
  };

  /** Every token that this device forgets is told, once. */
  const tellOf = (...ended: readonly (string | null)[]) => {
    for (const one of new Set(ended)) if (one !== null) tellLogOut?.(one);
  };

  channel.onEnd(() => {
    // One that the tabs share was told by the tab that ended it.
    tellOf(tab.get(tokenKey));
    forget();
    if (token !== null) change(null, 'elsewhere');
  });

  return {
    token: () => token,
    epoch: () => epoch,
    lastEnd: () => lastEnd,
    start: (next, remember) => {
      forget();
      // A registration that somebody else began here is not for this member to read.
      tab.removeAll(formPrefix);
      (remember ? device : tab).set(tokenKey, next);
      change(next, null);
    },
    end: (why) => {
      // A login that only this tab has says nothing of those of other tabs when the backend knows it no more.
      const isOwnOnly = why === 'expired' && tab.get(tokenKey) !== null;
      if (why === 'logged-out') tellOf(token, tab.get(tokenKey), device.get(tokenKey));
      forget();
      if (!isOwnOnly) channel.announceEnd();
      if (token !== null) change(null, why);
    },
    recheck: () => {
      if (token !== null && stored() !== token) change(null, 'elsewhere');
    },
    storage: () => (tab.get(tokenKey) === null ? device : tab),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
