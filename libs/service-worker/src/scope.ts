/** An event during whose work the browser keeps the worker running. */
interface WorkEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request for a page. */
export interface NavigationEvent extends WorkEvent {
  /** The server's response, requested while the worker was starting. Older browsers do not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
}

interface MessageFromPage extends WorkEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: WorkEvent;
  readonly activate: WorkEvent;
  readonly message: MessageFromPage;
}

/** The used parts of the worker's global object. TypeScript's own description of it excludes that of pages. */
interface WorkerScope {
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { readonly enable: () => Promise<void>; readonly disable: () => Promise<void> };
    readonly unregister: () => Promise<boolean>;
  };
}

export const scope = globalThis as unknown as WorkerScope;
