import { outcomeOf, type ApiError } from '@wallet/api-client';
import { useCallback, useRef, useState } from 'react';

/** What an action that changes something has come to so far. */
export type MoneyActionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  | { readonly phase: 'done' }
  /** The backend did not act; `error` says why. */
  | { readonly phase: 'refused'; readonly error: ApiError }
  /** Whether the backend acted is not known. Locked until the truth has been read. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** The same action is under way in another tab. */
  | { readonly phase: 'elsewhere' };

interface MoneyActionParts<Arg> {
  /** Names the intent: two runs of one name never overlap, in this tab or another. */
  readonly intent: string;
  /** Sends once. Nothing here ever repeats it. */
  readonly send: (arg: Arg) => Promise<{ readonly error?: ApiError }>;
  /** Reads what the backend says is true now. Resolves to false while that cannot be read. */
  readonly reconcile: () => Promise<boolean>;
}

/**
 * The one way to an action that changes money or moves it: one in flight, sent once, and an outcome that nobody
 * knows stays unknown until `reconcile` has read the truth. While it is unknown, `run` only tries to read that, sends
 * nothing, and comes to `idle` once it worked: whether to act again is the member's to decide, with the truth before him.
 */
export function useMoneyAction<Arg = void>({ intent, send, reconcile }: MoneyActionParts<Arg>) {
  const [state, setState] = useState<MoneyActionState>({ phase: 'idle' });
  // Refs and not the state: two taps may come before React has drawn once.
  const isRunning = useRef(false);
  const isUnknown = useRef(false);

  const check = useCallback(async (): Promise<MoneyActionState> => {
    if (await reconcile()) {
      isUnknown.current = false;
      setState({ phase: 'idle' });
      return { phase: 'idle' };
    }
    return { phase: 'unknown', error: { kind: 'unreachable' } };
  }, [reconcile]);

  const run = useCallback(
    async (arg: Arg): Promise<MoneyActionState> => {
      if (isRunning.current) return { phase: 'running' };
      if (isUnknown.current) return check();
      isRunning.current = true;
      setState({ phase: 'running' });
      const ended = await withLock(intent, async (): Promise<MoneyActionState> => {
        const { error } = await send(arg);
        if (!error) return { phase: 'done' };
        return { phase: outcomeOf(error), error };
      });
      if (ended.phase === 'unknown') isUnknown.current = !(await reconcile());
      isRunning.current = false;
      setState(ended);
      return ended;
    },
    [intent, send, reconcile, check],
  );

  return { state, run };
}

/** Holds the intent's lock across tabs while `act` runs. Where the browser has no locks, the tab's own must do. */
async function withLock(intent: string, act: () => Promise<MoneyActionState>): Promise<MoneyActionState> {
  // Absent outside secure contexts and in old web views.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return act();
  return locks.request(`wallet:${intent}`, { ifAvailable: true }, (lock) =>
    lock ? act() : Promise.resolve<MoneyActionState>({ phase: 'elsewhere' }),
  );
}
