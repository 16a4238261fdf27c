import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import type { Money } from '@wallet/domain';

/** What support has to know of one transaction. Parts that are not known are absent. No account number in full. */
export interface CaseFacts {
  /** What it is, and what the screen says of it. */
  readonly what: string;
  readonly amount?: Money | null;
  readonly from?: string;
  readonly to?: string;
  /** In milliseconds. */
  readonly at?: number | null;
  readonly reference?: string;
  readonly status?: string;
}

/** A member's case: the transactions that it is about. */
export type SupportCase = readonly CaseFacts[];

const initialState: SupportCase = [];

/** What the member wants to tell support, on the way from the screen that shows it to the one that reaches support. */
const supportCase = createSlice({
  name: 'supportCase',
  initialState,
  reducers: { caseTold: (_before, { payload }: PayloadAction<SupportCase>): SupportCase => payload },
  selectors: { selectCase: (facts): SupportCase => facts },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [supportCase.reducerPath]: SupportCase;
  }
}

export const { caseTold } = supportCase.actions;

export const { selectCase } = supportCase.injectInto(slices).selectors;
