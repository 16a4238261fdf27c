import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import type { SlipTransfer } from './prepared-slip.ts';

/** The plain part of the draft and of its upload. */
export interface DepositDraftState {
  /** Grows when the picture or its upload changes, which are kept beside the store. 0: there is neither. */
  readonly pictureTurn: number;
  /** The transfer of the last slip that was sent, as far as its code says. */
  readonly sent: SlipTransfer | null;
  /** Key of the account that the slip belongs to; empty when none is chosen, null when none was chosen in this page. */
  readonly account: string | null;
  /** The uploaded share of the slip, from 0 to 1. */
  readonly progress: number;
  /** Code of the bank whose QR codes are shown; null for the first bank. */
  readonly qrBank: string | null;
  /** The typed amounts by bank. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly link: string;
}

export type PlainChange = Partial<Omit<DepositDraftState, 'pictureTurn'>>;

const initialState: DepositDraftState = { pictureTurn: 0, sent: null, account: null, progress: 0, qrBank: null, amounts: {}, link: '' };

const depositDraft = createSlice({
  name: 'depositDraft',
  initialState,
  reducers: {
    changed: (draft: DepositDraftState, { payload }: PayloadAction<PlainChange>): DepositDraftState => ({ ...draft, ...payload }),
    pictureChanged: (draft: DepositDraftState): DepositDraftState => ({ ...draft, pictureTurn: draft.pictureTurn + 1 }),
  },
  selectors: { selectDepositDraft: (draft): DepositDraftState => draft },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [depositDraft.reducerPath]: DepositDraftState;
  }
}

export const { changed, pictureChanged } = depositDraft.actions;

export const { selectDepositDraft } = depositDraft.injectInto(slices).selectors;
