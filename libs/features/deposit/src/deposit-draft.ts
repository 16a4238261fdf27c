import { useApiStore, type ApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { changed, selectDepositDraft, type DepositDraftState } from './deposit-draft-slice.ts';
import type { PreparedSlip } from './slip/prepare-slip.ts';

/** A picture that the member chose, and what was found out about it. */
interface ChosenSlip {
  readonly file: File;
  /** null while the device still looks at it. */
  readonly prepared: PreparedSlip | null;
}

/** What is no plain data lies beside the store, whose slice only notes that it is there. */
interface Held {
  readonly slip: ChosenSlip | null;
  /** The picture that was sent last. */
  readonly sentFile: File | null;
  /** Stops the upload; null where none is on its way. */
  readonly stopUpload: (() => void) | null;
}

/** What the member has filled in so far, and the upload that is on its way. */
export type DepositDraft = Held & Omit<DepositDraftState, keyof Held | 'canStopUpload'>;

const nothing: Held = { slip: null, sentFile: null, stopUpload: null };

const ofStores = new WeakMap<ApiStore, Held>();

const noteOf = ({ name, size }: File) => ({ name, size });

/** Notes what is held, as far as it changes. */
function notesOf({ slip, sentFile, stopUpload }: Partial<Held>): Partial<DepositDraftState> {
  return {
    ...(slip !== undefined && { slip: slip && { ...noteOf(slip.file), isPrepared: slip.prepared !== null } }),
    ...(sentFile !== undefined && { sentFile: sentFile && noteOf(sentFile) }),
    ...(stopUpload !== undefined && { canStopUpload: stopUpload !== null }),
  };
}

function readDraft(store: ApiStore, { canStopUpload, ...state }: DepositDraftState): DepositDraft {
  const held = ofStores.get(store) ?? nothing;
  return {
    ...state,
    slip: state.slip && held.slip,
    sentFile: state.sentFile && held.sentFile,
    stopUpload: canStopUpload ? held.stopUpload : null,
  };
}

/** The draft of a session: closing the modal, or going Back, loses nothing, and the next member finds nothing. */
export function useDepositDraft() {
  const store = useApiStore();
  const draft = readDraft(store, useSelector(selectDepositDraft));
  const keeper = useMemo(
    () => ({
      read: () => readDraft(store, selectDepositDraft(store.getState())),
      change: ({ slip, sentFile, stopUpload, ...plain }: Partial<DepositDraft>) => {
        const parts = {
          ...(slip !== undefined && { slip }),
          ...(sentFile !== undefined && { sentFile }),
          ...(stopUpload !== undefined && { stopUpload }),
        };
        ofStores.set(store, { ...nothing, ...ofStores.get(store), ...parts });
        store.dispatch(changed({ ...plain, ...notesOf(parts) }));
      },
    }),
    [store],
  );
  return { draft, ...keeper };
}
