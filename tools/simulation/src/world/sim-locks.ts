import { realm } from './world.ts';
import type { Page } from './page.ts';

interface Held {
  readonly name: string;
  readonly page: Page;
}

interface LockOptions {
  readonly ifAvailable?: boolean;
}

type Callback = (lock: { readonly name: string } | null) => unknown;

/** The Web Locks of one browser. A closed page holds none. */
export class SimLocks {
  #held: Held[] = [];

  async request(name: string, options: LockOptions, callback: Callback): Promise<unknown> {
    const page = realm.getStore()?.page;
    if (!page || options.ifAvailable !== true) throw new Error('Only locks that do not wait are simulated.');
    if (this.#held.some((held) => held.name === name)) return callback(null);
    const held = { name, page };
    this.#held.push(held);
    try {
      return await callback({ name });
    } finally {
      this.#held = this.#held.filter((other) => other !== held);
    }
  }

  query(): Promise<{ readonly held: readonly { readonly name: string }[] }> {
    return Promise.resolve({ held: this.#held.map(({ name }) => ({ name })) });
  }

  /** The browser releases the locks of a page that is gone. */
  releaseOf(page: Page): void {
    this.#held = this.#held.filter((held) => held.page !== page);
  }

  get held(): readonly Held[] {
    return this.#held;
  }
}
