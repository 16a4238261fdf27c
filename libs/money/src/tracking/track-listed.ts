import { backendTime, type ApiStore } from '@wallet/api-client';
import { readSnapshot } from '@wallet/api-client/reconcile';
import type { Currency } from '@wallet/domain';
import { progressed, selectTracked } from './tracked-slice.ts';
import { withListed } from './with-listed.ts';

/** Tracks what the lists show in progress, whatever page or device has begun it. A list that cannot be read shows nothing. */
export async function trackListed(store: ApiStore, currency: Currency, signal: AbortSignal): Promise<void> {
  const { dispatch } = store;
  const read = [
    readSnapshot(dispatch, { kind: 'deposit-credited', amount: { minor: 0, currency } }),
    readSnapshot(dispatch, { kind: 'slip-credited' }),
  ];
  const [entries, slips] = await Promise.all(read);
  if (signal.aborted) return;
  const tracked = selectTracked(store.getState());
  const next = withListed(tracked, { ...entries, ...slips }, { now: dispatch(backendTime) ?? Date.now(), currency });
  if (next !== tracked) dispatch(progressed(next));
}
