import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import type { Payee, TakenAccount } from './account-mark.ts';
import type { SlipTransfer } from './prepared-slip.ts';

/** The last slip that was sent. */
export interface SentSlip {
  readonly payee: Payee;
  /** As far as its code says. */
  readonly transfer: SlipTransfer | null;
}

/** The plain part of the draft and of its upload. */
export interface DepositDraftState {
  /** Grows when the picture or its upload changes, which are kept beside the store. 0: there is neither. */
  readonly pictureTurn: number;
  readonly sent: SentSlip | null;
  /** The account that the member took last in this page. */
  readonly account: TakenAccount | null;
  /** The backend does not take the bank of a slip, or so its last refusal says. */
  readonly leavesBankOut: boolean;
  /** The uploaded share of the slip, from 0 to 1. */
  readonly progress: number;
  /** Code of the bank whose QR codes are shown; null for the first bank. */
  readonly qrBank: string | null;
  /** The typed amounts by bank. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly link: string;
}

export type PlainChange = Partial<Omit<DepositDraftState, 'pictureTurn'>>;

const initialState: DepositDraftState = {
  pictureTurn: 0,
  sent: null,
  account: null,
  leavesBankOut: false,
  progress: 0,
  qrBank: null,
  amounts: {},
  link: '',
};

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
