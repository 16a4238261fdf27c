import { useApiStore, type ApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { changed, pictureChanged, selectDepositDraft, type DepositDraftState, type PlainChange } from './deposit-draft-slice.ts';
import type { PreparedSlip } from './prepared-slip.ts';

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
