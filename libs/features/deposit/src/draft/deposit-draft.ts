import { useApiStore, type ApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { changed, selectDepositDraft, type DepositDraftState } from './deposit-draft-slice.ts';
import type { PreparedSlip } from './prepared-slip.ts';

/** A picture that the member chose, and the result of preparing it. */
interface ChosenSlip {
  readonly file: File;
  /** Another app handed it over. */
  readonly isShared?: boolean;
  /** null while the device is still preparing it. */
  readonly prepared: PreparedSlip | null;
}

/** The parts of a draft that are not serializable. They live beside the store, whose slice only records that they exist. */
interface DraftResources {
  readonly slip: ChosenSlip | null;
  /** The last picture that was sent. */
  readonly sentFile: File | null;
  /** Stops the upload; null when none is running. */
  readonly stopUpload: (() => void) | null;
}

/** Everything the member has filled in so far, and the running upload. */
export type DepositDraft = DraftResources & Omit<DepositDraftState, keyof DraftResources | 'canStopUpload'>;

const noResources: DraftResources = { slip: null, sentFile: null, stopUpload: null };

const resourcesByStore = new WeakMap<ApiStore, DraftResources>();

const factsOf = ({ name, size }: File) => ({ name, size });

/** Returns the serializable facts of the given parts. */
function toPlainState({ slip, sentFile, stopUpload }: Partial<DraftResources>): Partial<DepositDraftState> {
  return {
    ...(slip !== undefined && { slip: slip && { ...factsOf(slip.file), isPrepared: slip.prepared !== null } }),
    ...(sentFile !== undefined && { sentFile: sentFile && factsOf(sentFile) }),
    ...(stopUpload !== undefined && { canStopUpload: stopUpload !== null }),
  };
}

function readDraft(store: ApiStore, { canStopUpload, ...state }: DepositDraftState): DepositDraft {
  const resources = resourcesByStore.get(store) ?? noResources;
  return {
    ...state,
    slip: state.slip && resources.slip,
    sentFile: state.sentFile && resources.sentFile,
    stopUpload: canStopUpload ? resources.stopUpload : null,
  };
}

/** The session's draft. It survives closing the modal and going back, and the next member does not see it. */
export function useDepositDraft() {
  const store = useApiStore();
  const draft = readDraft(store, useSelector(selectDepositDraft));
  const actions = useMemo(
    () => ({
      read: () => readDraft(store, selectDepositDraft(store.getState())),
      change: ({ slip, sentFile, stopUpload, ...plain }: Partial<DepositDraft>) => {
        const parts = {
          ...(slip !== undefined && { slip }),
          ...(sentFile !== undefined && { sentFile }),
          ...(stopUpload !== undefined && { stopUpload }),
        };
        resourcesByStore.set(store, { ...noResources, ...resourcesByStore.get(store), ...parts });
        store.dispatch(changed({ ...plain, ...toPlainState(parts) }));
      },
    }),
    [store],
  );
  return { draft, ...actions };
}
