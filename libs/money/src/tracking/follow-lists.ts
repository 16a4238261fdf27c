import { backendTime, walletEndpoints, type ApiStore } from '@wallet/api-client';
import { dataOf } from '@wallet/api-client/data-of';
import { onReturn } from '@wallet/api-client/line';
import { readSnapshot } from '@wallet/api-client/reconcile';
import type { Currency } from '@wallet/domain';
import { progressed, selectTracked } from './tracked-slice.ts';
import { withListed } from './with-listed.ts';

/** Tracks what the lists show in progress, now and whenever the member returns. Returns a function that ends this. */
export function followLists(store: ApiStore): () => void {
  const left = new AbortController();
  const look = async () => {
    const wallet = await dataOf(store.dispatch(walletEndpoints.endpoints.getWallet.initiate()));
    if (wallet?.currency) await trackListed(store, wallet.currency, left.signal);
  };
  void look();
  left.signal.addEventListener(
    'abort',
    onReturn(() => void look()),
  );
  return () => left.abort();
}

/** Tracks what the lists show in progress, whatever page or device has begun it. A list that cannot be read shows nothing. */
async function trackListed(store: ApiStore, currency: Currency, signal: AbortSignal): Promise<void> {
  const { dispatch } = store;
  const [entries, slips] = await Promise.all([
    readSnapshot(dispatch, { kind: 'deposit-credited', amount: { minor: 0, currency } }),
    readSnapshot(dispatch, { kind: 'slip-credited' }),
  ]);
  if (signal.aborted) return;
  const tracked = selectTracked(store.getState());
  const next = withListed(tracked, { ...entries, ...slips }, { now: dispatch(backendTime) ?? Date.now(), currency });
  if (next !== tracked) dispatch(progressed(next));
}
