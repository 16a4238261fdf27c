import type { ApiSignal, ApiStore, ApiContext } from '@wallet/api-client';
import type { BuildFlags, Currency } from '@wallet/domain';
import type { Session } from '@wallet/session';

/** Creates a store, and what ends it. */
export type OpenStore = (context: ApiContext) => { readonly store: ApiStore; readonly end: () => void };

/** The store of the current session. Its code loads when a page or an action first needs it. */
export interface LazyStore {
  /** The store, for code that comes with it. */
  readonly current: (open: OpenStore) => ApiStore;
  /** Loads the code of the store if necessary. Rejects if that fails; a later call tries again. */
  readonly load: () => Promise<ApiStore>;
  /** Calls back with the store that is open, and with each that is opened later. */
  readonly onOpen: (listener: (store: ApiStore) => void) => void;
}

interface LazyStoreOptions {
  readonly loadCode: () => Promise<{ readonly openStore: OpenStore }>;
  readonly flags: Pick<BuildFlags, 'apiBaseUrl' | 'idempotencyHeader'>;
  /** The currency of amounts without one. */
  readonly currency: Currency;
  readonly session: Session;
  readonly onServiceEnded: () => void;
}

export function createLazyStore({ loadCode, flags, currency, session, onServiceEnded }: LazyStoreOptions): LazyStore {
  let opened: ({ readonly epoch: number } & ReturnType<OpenStore>) | null = null;
  const listeners: ((store: ApiStore) => void)[] = [];

  // Before React is notified, so that the screen changes in the same render in which the store becomes empty.
  session.subscribe(() => opened?.end());

  const report = (epoch: number, signal: ApiSignal) => {
    // Several calls may fail at the same time, and late. Only the first failure of the current session counts.
    if (epoch !== session.epoch()) return;
    if (signal === 'service-ended') onServiceEnded();
    else session.end('expired');
  };

  const current = (open: OpenStore): ApiStore => {
    const epoch = session.epoch();
    if (opened?.epoch !== epoch) {
      const context: ApiContext = {
        baseUrl: flags.apiBaseUrl,
        currency,
        sendsIntentIds: flags.idempotencyHeader,
        token: () => (session.epoch() === epoch ? session.token() : null),
        onSignal: (signal) => report(epoch, signal),
      };
      opened = { epoch, ...open(context) };
      for (const listener of listeners) listener(opened.store);
    }
    return opened.store;
  };

  return {
    current,
    load: async () => current((await loadCode()).openStore),
    onOpen: (listener) => {
      listeners.push(listener);
      if (opened) listener(opened.store);
    },
  };
}
