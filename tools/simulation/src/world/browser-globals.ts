import { sendByPage, SimUpload } from './network.ts';
import type { Page } from './page.ts';
import { createRandom } from './random.ts';
import { realm } from './world.ts';

const RealDate = Date;
const realTimers = { setTimeout, clearTimeout, setInterval, clearInterval };

let random = createRandom(1);

/** What the code itself draws, such as ids, is the same each time a day is lived. */
export function seedRandom(seed: number): void {
  random = createRandom(seed);
}

const pageHere = (): Page | undefined => realm.getStore()?.page;

function nowHere(): number {
  const page = pageHere();
  return page ? page.device.world.now + page.device.clockAheadMs : RealDate.now();
}

/** The clock of the device. */
class SimDate extends RealDate {
  constructor(...args: [] | [string | number | Date]) {
    super(args.length === 0 ? nowHere() : args[0]);
  }

  static override now(): number {
    return nowHere();
  }
}

/** The page's own clock, which nobody can set. */
const performanceOfPages = { now: () => pageHere()?.device.world.now ?? 0 };

/** A request with what the network needs of it. */
class SimRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;

  constructor(url: string, { method = 'GET', headers, body, signal }: RequestInit = {}) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
    this.body = body;
    this.signal = signal ?? null;
  }
}

/** Messages between the pages of one browser. */
class SimChannel {
  readonly #page = pageHere();
  readonly #name: string;

  constructor(name: string) {
    this.#name = `channel ${name}`;
  }

  postMessage(data: unknown): void {
    this.#page?.device.tellOthers((page) => page.emit(this.#name, { data }));
  }

  addEventListener(_type: 'message', listener: (event: unknown) => void): void {
    this.#page?.listen(this.#name, listener);
  }
}

const events = {
  addEventListener: (type: string, listener: (event: unknown) => void) => pageHere()?.listen(type, listener),
  removeEventListener: (type: string, listener: (event: unknown) => void) => pageHere()?.unlisten(type, listener),
};

const windowOfPages = {
  ...events,
  get localStorage() {
    return pageHere()?.device.local;
  },
  get sessionStorage() {
    return pageHere()?.session;
  },
};

const documentOfPages = {
  ...events,
  get visibilityState() {
    return pageHere()?.isVisible === false ? 'hidden' : 'visible';
  },
};

const navigatorOfPages = {
  userAgentData: {},
  get onLine() {
    return pageHere()?.device.isOnline ?? true;
  },
  get locks() {
    return pageHere()?.device.locks;
  },
};

const cachesOfPages = {
  keys: () => Promise.resolve([...(pageHere()?.device.caches ?? [])]),
  delete: (name: string) => Promise.resolve(pageHere()?.device.caches.delete(name) ?? false),
};

const cryptoOfPages = {
  getRandomValues: (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.trunc(random() * 256);
    return bytes;
  },
};

const timers = {
  setTimeout: (run: () => void, ms = 0) => pageHere()?.later(ms, run) ?? realTimers.setTimeout(run, ms),
  clearTimeout: clear(realTimers.clearTimeout),
  setInterval: (run: () => void, ms: number) => pageHere()?.repeat(ms, run) ?? realTimers.setInterval(run, ms),
  clearInterval: clear(realTimers.clearInterval),
};

/** A timer of a page is the function that cancels it. */
function clear(clearReal: (timer: NodeJS.Timeout) => void) {
  return (timer: unknown) => {
    if (typeof timer === 'function') (timer as () => void)();
    else clearReal(timer as NodeJS.Timeout);
  };
}

/** Replaces what the code uses of a browser. Each page gets its own part by its realm. */
export function installBrowser(): void {
  const globals = {
    ...timers,
    Date: SimDate,
    performance: performanceOfPages,
    Request: SimRequest,
    XMLHttpRequest: SimUpload,
    BroadcastChannel: SimChannel,
    fetch: (request: Request | string, options?: RequestInit) =>
      sendByPage(request instanceof SimRequest ? request : new SimRequest(request as string, options)),
    window: windowOfPages,
    document: documentOfPages,
    navigator: navigatorOfPages,
    caches: cachesOfPages,
    crypto: cryptoOfPages,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Math.random = () => random();
}
