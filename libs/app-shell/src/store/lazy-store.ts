import type {
  ApiSignal,
  ApiStore,
  createApiStore as CreateApiStore,
  emptyStore as EmptyStore,
  followConnection as FollowConnection,
} from '@wallet/api-client';
import type { BuildFlags, Currency } from '@wallet/domain';
import type { Session } from '@wallet/session';
import { markWhenReady, ready } from '../lazy/ready-promise.ts';

/** Provides the store of the current session. Its code loads when a page or an action first needs it. */
export interface LazyStore {
  /** Loads the code if necessary. Rejects if that fails; a later call tries again. Always returns the same promise within a session. */
  readonly load: () => Promise<ApiStore>;
}

/** The code that creates a store. */
interface StoreCode {
  readonly createApiStore: typeof CreateApiStore;
  readonly emptyStore: typeof EmptyStore;
  readonly followConnection: typeof FollowConnection;
}

interface LazyStoreOptions {
  readonly loadCode: () => Promise<StoreCode>;
  readonly flags: Pick<BuildFlags, 'apiBaseUrl' | 'idempotencyHeader'>;
  /** The currency of amounts without one. */
  readonly currency: Currency;
  readonly session: Session;
  readonly onServiceEnded: () => void;
}

export function createLazyStore({ loadCode, flags, currency, session, onServiceEnded }: LazyStoreOptions): LazyStore {
  let createStore: ((epoch: number) => ApiStore) | null = null;
  let endStore: () => void = () => undefined;
  let cached: { readonly epoch: number; readonly store: ApiStore } | null = null;
  let loading: { readonly epoch: number; readonly promise: Promise<ApiStore> } | null = null;

  // Before React is notified, so that the screen changes in the same render in which the store becomes empty.
  session.subscribe(() => endStore());

  const report = (epoch: number, signal: ApiSignal) => {
    // Several calls may fail at the same time, and late. Only the first failure of the current session counts.
    if (epoch !== session.epoch()) return;
    if (signal === 'service-ended') onServiceEnded();
    else session.end('expired');
  };

  const currentStore = (): ApiStore | null => {
    const epoch = session.epoch();
    if (cached?.epoch !== epoch && createStore) cached = { epoch, store: createStore(epoch) };
    return cached?.epoch === epoch ? cached.store : null;
  };

  const fetchCode = async (): Promise<ApiStore> => {
    const { createApiStore, emptyStore, followConnection } = await loadCode();
    createStore ??= (epoch) => {
      const store = createApiStore({
        baseUrl: flags.apiBaseUrl,
        currency,
        sendsIntentIds: flags.idempotencyHeader,
        token: () => (session.epoch() === epoch ? session.token() : null),
        isOnline: () => navigator.onLine,
        onSignal: (signal) => report(epoch, signal),
      });
      const stopFollowing = followConnection(store);
      endStore = () => {
        stopFollowing();
        emptyStore(store);
      };
      return store;
    };
    return currentStore() as ApiStore;
  };

  const load = (): Promise<ApiStore> => {
    const epoch = session.epoch();
    if (loading?.epoch === epoch) return loading.promise;
    const store = currentStore();
    const promise = store ? ready(store) : markWhenReady(fetchCode());
    loading = { epoch, promise };
    promise.catch(() => {
      if (loading?.promise === promise) loading = null;
    });
    return promise;
  };

  return { load };
}
