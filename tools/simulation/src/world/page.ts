import type { Network } from './network.ts';
import { SimLocks } from './sim-locks.ts';
import { SimStorage } from './sim-storage.ts';
import { realm, type World } from './world.ts';

type EventListener = (event: unknown) => void;

/** How long an event takes from one page of a browser to another. */
const betweenPagesMs = 5;

/** A phone or computer with one browser. */
export class Device {
  readonly name: string;
  readonly world: World;
  readonly local: SimStorage;
  readonly locks = new SimLocks();
  /** What the service worker keeps. */
  readonly caches = new Set<string>();
  readonly pages = new Set<Page>();
  readonly network: Network;
  #clockAheadMs = 0;
  wasSetBack = false;
  wasSetForward = false;
  isOnline = true;

  constructor(name: string, world: World, network: Network) {
    this.name = name;
    this.network = network;
    this.world = world;
    this.local = new SimStorage((key, newValue) => this.tellOthers((page) => page.emit('storage', { key, newValue })));
  }

  /** How far its clock is ahead. */
  get clockAheadMs(): number {
    return this.#clockAheadMs;
  }

  setClock(aheadMs: number): void {
    this.wasSetBack ||= aheadMs < this.#clockAheadMs;
    this.wasSetForward ||= aheadMs > this.#clockAheadMs;
    this.#clockAheadMs = aheadMs;
  }

  setOnline(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    for (const page of this.pages) page.emit(isOnline ? 'online' : 'offline', {});
  }

  /** Does something in all pages but the present one, a little later. */
  tellOthers(tell: (page: Page) => void): void {
    const own = realm.getStore()?.page;
    for (const page of this.pages) if (page !== own) this.world.after(betweenPagesMs, () => tell(page));
  }
}

/** A page, from its loading to its end. Reloading a tab ends one page and starts another. */
export class Page {
  readonly device: Device;
  readonly session: SimStorage;
  readonly #listeners = new Map<string, Set<EventListener>>();
  readonly #backlog: (() => void)[] = [];
  isClosed = false;
  isFrozen = false;
  isVisible = true;
  readonly onError: (error: unknown) => void;

  constructor(device: Device, session: SimStorage, onError: (error: unknown) => void) {
    this.device = device;
    this.session = session;
    this.onError = onError;
    device.pages.add(this);
  }

  /** Runs code of the page: not once it is closed, and not before it thaws while it is frozen. */
  enter(run: () => void, tap: number | null = null): void {
    if (this.isClosed) return;
    if (this.isFrozen) {
      this.#backlog.push(() => this.enter(run, tap));
      return;
    }
    try {
      realm.run({ page: this, tap }, run);
    } catch (error) {
      this.onError(error);
    }
  }

  /** A timer. It belongs to the tap that started it. */
  later(ms: number, run: () => void): () => void {
    const tap = realm.getStore()?.tap ?? null;
    let isCancelled = false;
    const cancel = this.device.world.after(ms, () => this.enter(() => !isCancelled && run(), tap));
    return () => {
      // It may be due already in a page that is frozen.
      isCancelled = true;
      cancel();
    };
  }

  /** An interval. */
  repeat(ms: number, run: () => void): () => void {
    let stop: () => void = () => undefined;
    const next = () => {
      stop = this.later(ms, () => {
        next();
        run();
      });
    };
    next();
    return () => stop();
  }

  listen(type: string, listener: EventListener): void {
    const all = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, all.add(listener));
  }

  unlisten(type: string, listener: EventListener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  emit(type: string, event: unknown): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) this.enter(() => listener(event));
  }

  setVisible(isVisible: boolean): void {
    if (isVisible === this.isVisible) return;
    this.isVisible = isVisible;
    this.emit('visibilitychange', {});
  }

  thaw(): void {
    if (!this.isFrozen) return;
    this.isFrozen = false;
    // One task after the other, as a browser does it.
    const tasks = [...this.#backlog.splice(0), () => this.emit('pageshow', { persisted: true })];
    for (const run of tasks) this.device.world.after(0, run);
  }

  /** A page that crashes or that the system kills hears nothing of its end. */
  close(isWarned: boolean): void {
    if (isWarned) this.emit('pagehide', {});
    this.isClosed = true;
    this.device.pages.delete(this);
    this.device.locks.releaseOf(this);
  }
}
