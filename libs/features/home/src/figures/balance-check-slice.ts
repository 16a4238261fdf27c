import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';

interface BalanceCheckState {
  /** The time of the last check in this session, in milliseconds. */
  readonly finishedAt: number | null;
}

const initialState: BalanceCheckState = { finishedAt: null };

const balanceCheck = createSlice({
  name: 'balanceCheck',
  initialState,
  reducers: {
    finished: (_state, { payload }: PayloadAction<number>): BalanceCheckState => ({ finishedAt: payload }),
  },
  selectors: { selectFinishedAt: ({ finishedAt }) => finishedAt },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [balanceCheck.reducerPath]: BalanceCheckState;
  }
}

export const { finished } = balanceCheck.actions;

export const { selectFinishedAt } = balanceCheck.injectInto(slices).selectors;
