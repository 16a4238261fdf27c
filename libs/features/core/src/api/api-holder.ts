import type { ApiSignal, ApiStore } from '@wallet/api-client';
import type { BuildFlags, Currency } from '@wallet/domain';
import { markWhenReady, ready } from '../app/ready-promise.ts';
import type { Session } from '../session/session.ts';

/** Gives the store of the present session. Its code is fetched when a page or an action first needs it. */
export interface ApiHolder {
  /** Fetches the code where needed. Rejects when that fails; a later call tries again. In one session always the same promise. */
  readonly load: () => Promise<ApiStore>;
}

interface ApiHolderParts {
  readonly flags: Pick<BuildFlags, 'apiBaseUrl' | 'idempotencyHeader'>;
  /** What amounts are in that name no currency. */
  readonly currency: Currency;
  readonly session: Session;
  readonly onServiceEnded: () => void;
}

export function createApiHolder({ flags, currency, session, onServiceEnded }: ApiHolderParts): ApiHolder {
  let createStore: ((epoch: number) => ApiStore) | null = null;
  let stopFollowing: () => void = () => undefined;
  let held: { readonly epoch: number; readonly store: ApiStore } | null = null;
  let loading: { readonly epoch: number; readonly promise: Promise<ApiStore> } | null = null;

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
    const { createApiStore, followConnection } = await import('./api-code.ts');
    createStore ??= (epoch) => {
      const store = createApiStore({
        baseUrl: flags.apiBaseUrl,
        currency,
        sendsIntentIds: flags.idempotencyHeader,
        token: () => (session.epoch() === epoch ? session.token() : null),
        isOnline: () => navigator.onLine,
        onSignal: (signal) => report(epoch, signal),
      });
      stopFollowing();
      stopFollowing = followConnection(store);
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
