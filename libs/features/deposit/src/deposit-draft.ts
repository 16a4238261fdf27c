import { useApiStore, type ApiStore } from '@wallet/api-client';
import { useSyncExternalStore } from 'react';
import type { PreparedSlip } from './slip/prepare-slip.ts';

/** A picture that the member chose, and what was found out about it. */
interface ChosenSlip {
  readonly file: File;
  /** null while the device still looks at it. */
  readonly prepared: PreparedSlip | null;
}

/** What the member has filled in so far, and the upload that is on its way. */
export interface DepositDraft {
  readonly slip: ChosenSlip | null;
  /** The picture that was sent last. */
  readonly sentFile: File | null;
  /** The account that the slip belongs to; null: not chosen. */
  readonly account: string | null;
  /** The part of the slip that has left the device, from 0 to 1. */
  readonly progress: number;
  /** Stops the upload; null where none is on its way. */
  readonly stopUpload: (() => void) | null;
  /** Code of the bank whose QR codes are shown; null: the first. */
  readonly qrBank: string | null;
  /** What was typed as amount, by bank. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly link: string;
}

const empty: DepositDraft = {
  slip: null,
  sentFile: null,
  account: null,
  progress: 0,
  stopUpload: null,
  qrBank: null,
  amounts: {},
  link: '',
};

/** Keeps a draft for whoever draws it. */
function createDraft() {
  let draft = empty;
  const listeners = new Set<() => void>();
  return {
    read: () => draft,
    change: (part: Partial<DepositDraft>) => {
      draft = { ...draft, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type DraftKeeper = ReturnType<typeof createDraft>;

const ofStores = new WeakMap<ApiStore, DraftKeeper>();

/** The draft of a session: closing the modal, or going Back, loses nothing, and the next member finds nothing. */
export function useDepositDraft(): { readonly draft: DepositDraft } & Pick<DraftKeeper, 'change' | 'read'> {
  const store = useApiStore();
  const known = ofStores.get(store);
  const keeper = known ?? createDraft();
  if (!known) ofStores.set(store, keeper);
  const draft = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  return { draft, change: keeper.change, read: keeper.read };
}
