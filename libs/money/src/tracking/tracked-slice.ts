import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import { isOpen, maxTracked, type TrackedTransaction, type TransactionToTrack } from './tracked-transaction.ts';

type Items = readonly TrackedTransaction[];

const initialState: Items = [];

/** Deposits and withdrawals in progress, newest first. */
const tracked = createSlice({
  name: 'tracked',
  initialState,
  reducers: {
    /** The page was reloaded. */
    restored: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** Tracking starts. A transaction that is tracked already stays as it is. */
    followed: {
      prepare: (what: TransactionToTrack, sentAt: number) => ({ payload: begin(what, sentAt) }),
      reducer: (items: Items, { payload }: PayloadAction<TrackedTransaction>): Items =>
        items.some(({ id }) => id === payload.id) ? items : makeRoom([payload, ...items]),
    },
    /** The lists were read and show news. */
    progressed: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** The transaction ended in another place, or the member dismissed it. */
    dismissed: (items: Items, { payload: dismissed }: PayloadAction<string>): Items => items.filter(({ id }) => id !== dismissed),
  },
  selectors: { selectTracked: (items): Items => items },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [tracked.reducerPath]: Items;
  }
}

export const { restored, followed, progressed, dismissed } = tracked.actions;

export const { selectTracked } = tracked.injectInto(slices).selectors;

function begin(what: TransactionToTrack, sentAt: number): TrackedTransaction {
  return { id: `${what.kind} ${String(sentAt)}`, ...what, sentAt, row: null, phase: 'sent', reason: '' };
}

/** If there are too many, ended ones are removed first, then the oldest. */
function makeRoom(items: Items): Items {
  if (items.length <= maxTracked) return items;
  const leaves = items.findLast((item) => !isOpen(item)) ?? items.at(-1);
  return makeRoom(items.filter((item) => item !== leaves));
}
