import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@wallet/api-client/store';
import type { Payee, TakenAccount } from './account-mark.ts';
import { useApiStore, type ApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** What the code of a slip says. It contains no amount. */
export interface SlipTransfer {
  /** Code of the sending bank, such as `SCB`; null when the app does not know it. */
  readonly bank: string | null;
  readonly reference: string;
  /** The last moment at which the transfer can have been made, in milliseconds; null when the code says nothing about the time. */
  readonly madeBefore: number | null;
}

/** A picture that is ready to be sent. */
export interface PreparedSlip {
  readonly upload: File;
  /** A hint about the picture. It never blocks the upload: the bank decides. */
  readonly advice: 'no-code' | 'other-code' | 'pay-code' | 'cut-off' | null;
  /** Recognises the chosen picture. */
  readonly contentKey: string;
  /** Fingerprint of the slip's transfer; null when that is not known. */
  readonly fingerprint: string | null;
  /** Null when no code of a slip was read. */
  readonly transfer: SlipTransfer | null;
}

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

const { changed, pictureChanged } = depositDraft.actions;

const { selectDepositDraft } = depositDraft.injectInto(slices).selectors;

/** A picture that the member chose, and the result of preparing it. */
interface ChosenSlip {
  readonly file: File;
  /** Another app handed it over. */
  readonly isShared?: boolean;
  /** null while the device is still preparing it. */
  readonly prepared: PreparedSlip | null;
}

/** What no store can hold. It is kept beside the store and ends with it. */
interface Picture {
  readonly slip: ChosenSlip | null;
  /** Stops the upload; null when none is running. */
  readonly stopUpload: (() => void) | null;
}

/** Everything the member has filled in so far, and the running upload. */
export type DepositDraft = Picture & Omit<DepositDraftState, 'pictureTurn'>;

const noPicture: Picture = { slip: null, stopUpload: null };

const pictures = new WeakMap<ApiStore, Picture>();

function toDraft(store: ApiStore, { pictureTurn, ...plain }: DepositDraftState): DepositDraft {
  return { ...plain, ...((pictureTurn > 0 && pictures.get(store)) || noPicture) };
}

/** The session's draft. It survives closing the modal and going back, and the next member does not see it. */
export function useDepositDraft() {
  const store = useApiStore();
  const draft = toDraft(store, useSelector(selectDepositDraft));
  const actions = useMemo(
    () => ({
      read: () => toDraft(store, selectDepositDraft(store.getState())),
      change: (plain: PlainChange) => void store.dispatch(changed(plain)),
      changePicture: (picture: Partial<Picture>) => {
        pictures.set(store, { ...noPicture, ...pictures.get(store), ...picture });
        store.dispatch(pictureChanged());
      },
    }),
    [store],
  );
  return { draft, ...actions };
}
