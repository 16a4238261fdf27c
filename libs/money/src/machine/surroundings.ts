import type { ApiStore, SendResult } from '@wallet/api-client';
import { initialAction, type ActionState } from './action-state.ts';
import { selectActions } from './money-actions-slice.ts';
import type { PendingActions } from './pending-actions.ts';

/** What only the page knows of a request: its argument is no state, because it may contain a file or a password. */
export interface RunningRequest {
  /** Sends the request once. */
  readonly send: (intentId: string) => Promise<SendResult<unknown>>;
  /** Finds out whether it was done. Null if that could not be read, or if the backend's lists are compared instead. */
  readonly isDone: () => Promise<boolean | null>;
}

export interface Surroundings {
  readonly store: ApiStore;
  readonly pending: PendingActions;
  readonly requests: Map<string, RunningRequest>;
  /** False once the session of these actions has ended. */
  readonly isCurrent: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves as soon as the device is online, or after a while. */
  readonly untilOnline: () => Promise<void>;
  /** Runs `act` under a lock that all tabs share. Null if another tab has it; nothing was done then. */
  readonly lock: (name: string, act: () => Promise<true | null>) => Promise<true | null>;
  readonly createId: () => string;
}

/** Resolves as soon as the state of the store is so. */
export function until(store: ApiStore, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** Calls back with each change of an action, once and in order. Returns a function that unsubscribes. */
export function onChange(store: ApiStore, listener: (intent: string, before: ActionState, now: ActionState) => void): () => void {
  // What was seen last, because an effect may dispatch.
  let seen = selectActions(store.getState());
  return store.startListening({
    predicate: () => selectActions(store.getState()) !== seen,
    effect: () => {
      const before = seen;
      const now = (seen = selectActions(store.getState()));
      for (const [intent, action] of Object.entries(now)) {
        const last = before[intent] ?? initialAction;
        if (action !== last) listener(intent, last, action);
      }
    },
  });
}

export const actionOf = (store: ApiStore, intent: string): ActionState => selectActions(store.getState())[intent] ?? initialAction;
