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

/** Gives the store of the present session. Its code is fetched when a page or an action first needs it. */
export interface LazyStore {
  /** Fetches the code where needed. Rejects when that fails; a later call tries again. In one session always the same promise. */
  readonly load: () => Promise<ApiStore>;
}

/** What makes a store, once its code is there. */
interface StoreCode {
  readonly createApiStore: typeof CreateApiStore;
  readonly emptyStore: typeof EmptyStore;
  readonly followConnection: typeof FollowConnection;
}

interface LazyStoreOptions {
  readonly loadCode: () => Promise<StoreCode>;
  readonly flags: Pick<BuildFlags, 'apiBaseUrl' | 'idempotencyHeader'>;
  /** What amounts are in that name no currency. */
  readonly currency: Currency;
  readonly session: Session;
  readonly onServiceEnded: () => void;
}

export function createLazyStore({ loadCode, flags, currency, session, onServiceEnded }: LazyStoreOptions): LazyStore {
  let createStore: ((epoch: number) => ApiStore) | null = null;
  let endStore: () => void = () => undefined;
  let held: { readonly epoch: number; readonly store: ApiStore } | null = null;
  let loading: { readonly epoch: number; readonly promise: Promise<ApiStore> } | null = null;

  // Before React hears of it: what is on the screen goes in the same draw in which the store becomes empty.
  session.subscribe(() => endStore());

  const report = (epoch: number, signal: ApiSignal) => {
    // Many calls may fail together, and late: only the first one of the present session counts.
    if (epoch !== session.epoch()) return;
    if (signal === 'service-ended') onServiceEnded();
    else session.end('expired');
  };

  const current = (): ApiStore | null => {
    const epoch = session.epoch();
    if (held?.epoch !== epoch && createStore) held = { epoch, store: createStore(epoch) };
    return held?.epoch === epoch ? held.store : null;
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
    return current() as ApiStore;
  };

  const load = (): Promise<ApiStore> => {
    const epoch = session.epoch();
    if (loading?.epoch === epoch) return loading.promise;
    const store = current();
    const promise = store ? ready(store) : markWhenReady(fetchCode());
    loading = { epoch, promise };
    promise.catch(() => {
      if (loading?.promise === promise) loading = null;
    });
    return promise;
  };

  return { load };
}
