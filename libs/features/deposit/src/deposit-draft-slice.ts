import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';

/** A picture, which itself is no plain data. */
interface PictureNote {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What the member has filled in so far, and how far its upload is: what of it is plain data. */
export interface DepositDraftState {
  readonly slip: (PictureNote & { readonly isPrepared: boolean }) | null;
  readonly sentFile: PictureNote | null;
  /** The account that the slip belongs to; null: not chosen. */
  readonly account: string | null;
  /** The part of the slip that has left the device, from 0 to 1. */
  readonly progress: number;
  readonly canStopUpload: boolean;
  /** Code of the bank whose QR codes are shown; null: the first. */
  readonly qrBank: string | null;
  /** What was typed as amount, by bank. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly link: string;
}

const initialState: DepositDraftState = {
  slip: null,
  sentFile: null,
  account: null,
  progress: 0,
  canStopUpload: false,
  qrBank: null,
  amounts: {},
  link: '',
};

const depositDraft = createSlice({
  name: 'depositDraft',
  initialState,
  reducers: {
    changed: (draft: DepositDraftState, { payload }: PayloadAction<Partial<DepositDraftState>>): DepositDraftState => ({
      ...draft,
      ...payload,
    }),
  },
  selectors: { selectDepositDraft: (draft): DepositDraftState => draft },
});

declare module '@wallet/api-client/store' {
  interface StoreSlices {
    readonly [depositDraft.reducerPath]: DepositDraftState;
  }
}

export const { changed } = depositDraft.actions;

export const { selectDepositDraft } = depositDraft.injectInto(slices).selectors;
