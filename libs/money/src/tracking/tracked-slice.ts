import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import { isOpen, maxTracked, type TrackedTransaction, type TransactionToTrack } from './tracked-transaction.ts';

type Items = readonly TrackedTransaction[];

const initialState: Items = [];

/** Deposits and withdrawals under way, newest first. */
const tracked = createSlice({
  name: 'tracked',
  initialState,
  reducers: {
    /** The page was loaded again. */
    restored: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** Followed from now on. What is followed already stays as it is. */
    followed: {
      prepare: (what: TransactionToTrack, sentAt: number) => ({ payload: begin(what, sentAt) }),
      reducer: (items: Items, { payload }: PayloadAction<TrackedTransaction>): Items =>
        items.some(({ id }) => id === payload.id) ? items : makeRoom([payload, ...items]),
    },
    /** The lists were read, and show more than before. */
    progressed: (_items, { payload }: PayloadAction<Items>): Items => payload,
    /** Ended elsewhere, or the member wants it out of sight. */
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

/** Where there are too many, what has ended goes first, then the oldest. */
function makeRoom(items: Items): Items {
  if (items.length <= maxTracked) return items;
  const leaves = items.findLast((item) => !isOpen(item)) ?? items.at(-1);
  return makeRoom(items.filter((item) => item !== leaves));
}
