import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';

/** The serializable facts of a picture. */
interface PictureFacts {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** The serializable part of the draft and of its upload. */
export interface DepositDraftState {
  readonly slip: (PictureFacts & { readonly isPrepared: boolean }) | null;
  readonly sentFile: PictureFacts | null;
  /** Key of the account that the slip belongs to; empty when none is chosen, null when none was chosen in this page. */
  readonly account: string | null;
  /** The uploaded share of the slip, from 0 to 1. */
  readonly progress: number;
  readonly canStopUpload: boolean;
  /** Code of the bank whose QR codes are shown; null for the first bank. */
  readonly qrBank: string | null;
  /** The typed amounts by bank. */
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
