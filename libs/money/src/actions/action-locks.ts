import type { KeyValueStore } from '@wallet/session';
import { withIntentLock } from './intent-lock.ts';

interface ActionLocksParts {
  readonly device: KeyValueStore;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves when the session ends. */
  readonly ended: Promise<void>;
}

/** Keeps an intent's lock beyond what was done under it. */
type Hold = (until: Promise<void>) => void;

/**
 * Locks over all tabs, one an intent. An action whose outcome is not known keeps its lock until it is: the other tabs
 * then leave it to this one. All locks are given back when the session ends.
 */
export function createActionLocks({ device, wait, ended }: ActionLocksParts) {
  /** This tab's own, by intent, until the browser has taken them back. */
  const own = new Map<string, Promise<unknown>>();
  return {
    /** null where another tab has the lock: then nothing was done. */
    withLock: <Result>(intent: string, act: (hold: Hold) => Promise<Result>): Promise<Result | null> =>
      new Promise((resolve, reject) => {
        const before = own.get(intent);
        const held: Promise<void>[] = [];
        let acted: Promise<Result> | null = null;
        const underLock = async (): Promise<true> => {
          acted = act((until) => held.push(until));
          // The lock ends with the session, what was begun under it does not.
          await Promise.race([acted, ended]);
          if (held.length > 0) {
            resolve(acted);
            await Promise.race([...held, ended]);
          }
          return true;
        };
        const locked = (before ?? Promise.resolve()).then(() => withIntentLock({ device, wait }, intent, underLock));
        own.set(
          intent,
          locked.then(() => resolve(acted), reject),
        );
      }),
  };
}
