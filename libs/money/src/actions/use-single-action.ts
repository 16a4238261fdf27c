import { type ApiError, type CallError, outcomeOf, toApiError } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useCallback, useRef, useState } from 'react';
import { withIntentLock } from './intent-lock.ts';
import { wait } from './waiting.ts';

/** The state of such an action. */
export type SingleActionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running' }
  /** `message` is the backend's message: a code or text. */
  | { readonly phase: 'done'; readonly message?: string | undefined }
  /** The backend did not act. `error` says why. */
  | { readonly phase: 'refused'; readonly error: ApiError }
  /** It is not known whether the backend acted. The action is locked until that has been checked. */
  | { readonly phase: 'unknown'; readonly error: ApiError }
  /** Another tab runs the same action. */
  | { readonly phase: 'inOtherTab' };

interface SingleActionParts<Arg> {
  /** Name of the intent. Two runs with the same name never overlap, in this tab or another. */
  readonly intent: string;
  /** Sends the action once, for example the trigger of a mutation. It is never repeated automatically. */
  readonly send: (arg: Arg) => PromiseLike<{
    readonly data?: { readonly message?: string | undefined } | undefined;
    readonly error?: CallError | undefined;
  }>;
  /** Reads the current state from the backend. Resolves to false if that is not possible. */
  readonly reconcile: () => Promise<boolean>;
}

/**
 * Runs an action outside a member's session that must not be done twice: one at a time and sent once. An unknown
 * outcome stays unknown until `reconcile` has read the backend's state; until then `run` only tries to read it and
 * sends nothing. Use `useMoneyAction` for members' money.
 */
export function useSingleAction<Arg = void>({ intent, send, reconcile }: SingleActionParts<Arg>) {
  const { device } = useApp();
  const [state, setState] = useState<SingleActionState>({ phase: 'idle' });
  // Refs instead of state: two taps may come before React has rendered.
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
