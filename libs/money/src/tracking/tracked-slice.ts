import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { backendTime, type ApiStore } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { slices } from '@wallet/api-client/store';
import { moneyOf } from '@wallet/domain';
import { memberPrefix, type KeyValueStore } from '@wallet/session';
import { isOpen, maxTracked, readTracked, type TrackedTransaction, type TransactionToTrack } from './tracked-transaction.ts';

type Items = readonly TrackedTransaction[];

const initialState: Items = [];

/** Deposits and withdrawals in progress, newest first. */
const tracked = createSlice({
  name: 'tracked',
  initialState,
  reducers: {
    /** The page was reloaded. */
    restored: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** Tracking starts. A QR code that is tracked already stays as it is. */
    followed: {
      prepare: (what: TransactionToTrack, sentAt: number) => ({ payload: begin(what, sentAt) }),
      reducer: (items: Items, { payload }: PayloadAction<TrackedTransaction>): Items =>
        items.some(({ id }) => id === payload.id) ? items : makeRoom([payload, ...items]),
    },
    /** The lists were read and show news. */
    progressed: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** The member says that they have paid a QR code. */
    told: (items: Items, { payload: id }: PayloadAction<string>): Items =>
      items.map((item) => (item.id === id ? { ...item, isTold: true } : item)),
    /** The transaction ended in another place, or the member dismissed it. */
    dismissed: (items: Items, { payload: dismissed }: PayloadAction<string>): Items =>
      items.flatMap((item) => {
        if (item.id !== dismissed) return item;
        return isOpen(item) && item.kind !== 'qr' ? { ...item, isHidden: true } : [];
      }),
  },
  selectors: { selectTracked: (items): Items => items },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [tracked.reducerPath]: Items;
  }
}

export const { followed, progressed, told, dismissed } = tracked.actions;

export const { selectTracked } = tracked.injectInto(slices).selectors;

function begin(what: TransactionToTrack, sentAt: number): TrackedTransaction {
  return { id: nanoid(), ...what, sentAt, row: null, phase: 'sent', reason: '' };
}

/** If there are too many, ended ones are removed first, then the oldest. */
function makeRoom(items: Items): Items {
  if (items.length <= maxTracked) return items;
  const leaves = items.findLast((item) => !isOpen(item)) ?? items.at(-1);
  return makeRoom(items.filter((item) => item !== leaves));
}

/** Tracks what the backend accepted until it has ended. */
export function trackAccepted(dispatch: ApiStore['dispatch'], taken: SentAction): void {
  const { expected, before, sentAt } = taken;
  // All other actions end with their response.
  if (expected.kind !== 'slip' && expected.kind !== 'withdrawal') return;
  const amount = expected.kind === 'slip' ? null : moneyOf(expected.amount.minor, expected.amount.currency);
  const doneBy = dispatch(backendTime);
  // Both times are from the backend's clock, so the earlier content of the list makes no difference.
  const isBounded = sentAt !== null && doneBy !== null;
  const sent = { expected, before: isBounded ? null : before, sentAt, doneBy };
  dispatch(followed({ kind: expected.kind, amount, sent }, doneBy ?? Date.now()));
}

/** Key of the list in the tab's storage. */
const trackedKey = `${memberPrefix}tracked`;

const persisted = new WeakSet<ApiStore>();

/** Keeps the list over a reload of this tab: restores it, and saves every change. Runs once per store. */
export function persistTracked(store: ApiStore, tab: KeyValueStore): void {
  if (persisted.has(store)) return;
  persisted.add(store);
  const stored = readTracked(tab, trackedKey);
  if (stored.length > 0) store.dispatch(tracked.actions.restored(stored));
  store.startListening({
    predicate: (_action, state, before) => selectTracked(state) !== selectTracked(before),
    effect: (_action, api) => {
      const items = selectTracked(api.getState());
      if (items.length === 0) tab.remove(trackedKey);
      else tab.set(trackedKey, JSON.stringify(items));
    },
  });
}
