import { browser } from '../connection/browser.ts';
import type { ChatLocks } from './conversation.ts';

/** Locks shared by the tabs of this browser, or only by this page if the browser has no Web Locks. */
export function createTabLocks(): ChatLocks {
  const locks = browser.navigator?.locks;
  if (!locks) return createPageLocks();
  return {
    run: async (name, act) => {
      await locks.request(name, act);
    },
    isHeld: async (name) => {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
  };
}

/** Locks shared by everything that uses this object. */
export function createPageLocks(): ChatLocks {
  const queues = new Map<string, Promise<void>>();
  return {
    run: (name, act) => {
      const run = (queues.get(name) ?? Promise.resolve()).then(act);
      const settled = run
        .catch(() => undefined)
        .finally(() => {
          if (queues.get(name) === settled) queues.delete(name);
        });
      queues.set(name, settled);
      return run;
    },
    isHeld: (name) => Promise.resolve(queues.has(name)),
  };
}
