import { type ApiError, type CallError, outcomeOf, toApiError } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useCallback, useRef, useState } from 'react';
import { withIntentLock } from './intent-lock.ts';
import { wait } from './wait.ts';

/** What such an action has come to so far. */
export type SingleActionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** `message` is what the backend said of it: a code, or text for people. */
  | { readonly phase: 'done'; readonly message?: string | undefined }
  /** The backend did not act; `error` says why. */
  | { readonly phase: 'refused'; readonly error: ApiError }
  /** Whether the backend acted is not known. Locked until the truth has been read. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** The same action is under way in another tab. */
  | { readonly phase: 'inOtherTab' };

interface SingleActionParts<Arg> {
  /** Names the intent: two runs of one name never overlap, in this tab or another. */
  readonly intent: string;
  /** Sends once, such as a mutation's trigger. Nothing here ever repeats it. */
  readonly send: (arg: Arg) => PromiseLike<{
    readonly data?: { readonly message?: string | undefined } | undefined;
    readonly error?: CallError | undefined;
  }>;
  /** Reads what the backend says is true now. Resolves to false while that cannot be read. */
  readonly reconcile: () => Promise<boolean>;
}

/**
 * An action that must not be done twice, outside of a member's session: one in flight, sent once, and an outcome that
 * nobody knows stays unknown until `reconcile` has read the truth. While it is unknown, `run` only tries to read that,
 * sends nothing, and comes to `idle` once it worked. What a member does with money goes through `useMoneyAction`.
 */
export function useSingleAction<Arg = void>({ intent, send, reconcile }: SingleActionParts<Arg>) {
  const { device } = useApp();
  const [state, setState] = useState<SingleActionState>({ phase: 'idle' });
  // Refs and not the state: two taps may come before React has drawn once.
  const isRunning = useRef(false);
  const isUnknown = useRef(false);

  const check = useCallback(async (): Promise<SingleActionState> => {
    if (await reconcile()) {
      isUnknown.current = false;
      setState({ phase: 'idle' });
      return { phase: 'idle' };
    }
    return { phase: 'unknown', error: { kind: 'unreachable' } };
  }, [reconcile]);

  const run = useCallback(
    async (arg: Arg): Promise<SingleActionState> => {
      if (isRunning.current) return { phase: 'running' };
      if (isUnknown.current) return check();
      isRunning.current = true;
      setState({ phase: 'running' });
      const ended = (await withIntentLock({ device, wait }, intent, async (): Promise<SingleActionState> => {
        const { data, error: failure } = await send(arg);
        if (!failure) return { phase: 'done', message: data?.message };
        const error = toApiError(failure);
        return { phase: outcomeOf(error), error };
      })) ?? { phase: 'inOtherTab' };
      if (ended.phase === 'unknown') isUnknown.current = !(await reconcile());
      isRunning.current = false;
      setState(ended);
      return ended;
    },
    [device, intent, send, reconcile, check],
  );

  return { state, run };
}
