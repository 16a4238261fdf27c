import { AsyncLocalStorage } from 'node:async_hooks';
import type { Page } from './page.ts';

const nextMacrotask = setImmediate;

interface Scheduled {
  readonly at: number;
  readonly run: () => void;
}

/** Where code runs: in which page, and because of which tap of the member. */
interface Realm {
  readonly page: Page;
  readonly tap: number | null;
}

/** Everything asynchronous that code starts inherits its realm, so that several pages can share one process. */
export const realm = new AsyncLocalStorage<Realm>();

/** Virtual time. Everything that takes time is scheduled here; between two events only promises run. */
export class World {
  /** The true time, which is the backend's, in milliseconds since 1970. */
  now: number = Date.UTC(2026, 0, 5, 9);
  readonly #scheduled: Scheduled[] = [];

  /** Schedules an event. Events of the same moment keep their order. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const event = { at: this.now + Math.max(0, ms), run };
    let at = this.#scheduled.length;
    while (at > 0 && (this.#scheduled[at - 1]?.at ?? 0) > event.at) at -= 1;
    this.#scheduled.splice(at, 0, event);
    return () => {
      const index = this.#scheduled.indexOf(event);
      if (index >= 0) this.#scheduled.splice(index, 1);
    };
  }

  /** Lets time pass. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let next = this.#scheduled[0]; next && next.at <= end; next = this.#scheduled[0]) {
      this.#scheduled.shift();
      this.now = next.at;
      next.run();
      await settle();
    }
    this.now = end;
  }
}

/** Resolves when all promises that can go on have done so. */
const settle = () =>
  new Promise<void>((resolve) => {
    nextMacrotask(resolve);
  });
