import type { ApiError } from '../transport/api-error.ts';
import { toApiError, type CallError } from '../transport/to-api-error.ts';
import type { ApiStore } from '../transport/api-store.ts';
import type { ExpectedChange } from './expected-change.ts';

export type SendResult<Answer> =
  { readonly data: Answer; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** An action that moves money or claims something, ready for `useMoneyAction`. */
export interface MoneyAction<Arg, Answer> {
  /** Names the action: two of one name are never under way together, in this tab or another. */
  readonly intent: string;
  /** Sends once. Nothing ever repeats it. */
  readonly send: (dispatch: ApiStore['dispatch'], arg: Arg, intentId: string) => Promise<SendResult<Answer>>;
  /**
   * What it changes at the backend, by which its outcome is found out where the answer is lost. null: doing it once
   * more does no harm, so an unknown outcome locks nothing and is not looked into.
   */
  readonly expects: ((arg: Arg) => ExpectedChange) | null;
  /**
   * Text that is the same for two requests that ask for the same. A request that is repeated after an unknown outcome
   * keeps its intent, so that a backend which knows intents carries it out once. Absent where no two are the same.
   */
  readonly fingerprint?: (arg: Arg) => string;
}

/** Waits for a dispatched call. */
export async function sent<Answer>(
  call: PromiseLike<{ readonly data?: Answer | undefined; readonly error?: CallError | undefined }>,
): Promise<SendResult<Answer>> {
  const { data, error } = await call;
  return error ? { error: toApiError(error) } : { data: data as Answer };
}
