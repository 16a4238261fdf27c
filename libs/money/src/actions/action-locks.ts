import type { KeyValueStore } from '@wallet/session';
import { withIntentLock } from './intent-lock.ts';

interface ActionLocksParts {
  readonly device: KeyValueStore;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves when the session ends. */
  readonly ended: Promise<void>;
}

/** Keeps an intent's lock after the function that ran under it has ended. */
type Hold = (until: Promise<void>) => void;

/**
 * Locks that apply to all tabs, one per intent. An action with an unknown outcome keeps its lock, so that other tabs
 * leave it to this one. All locks are released when the session ends.
 */
export function createActionLocks({ device, wait, ended }: ActionLocksParts) {
  /** This tab's locks by intent, until the browser has released them. */
  const own = new Map<string, Promise<unknown>>();
  return {
    /** Null if another tab holds the lock. Nothing was done then. */
    withLock: <Result>(intent: string, act: (hold: Hold) => Promise<Result>): Promise<Result | null> =>
      new Promise((resolve, reject) => {
        const before = own.get(intent);
        const held: Promise<void>[] = [];
        let acted: Promise<Result> | null = null;
        const underLock = async (): Promise<true> => {
          acted = act((until) => held.push(until));
          // The lock ends with the session, but a request that was sent under it continues.
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
