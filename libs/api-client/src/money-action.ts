import type { ApiError } from './api-error.ts';
import type { ApiStore } from './api-store.ts';
import type { WatchTarget } from './watch-target.ts';

export type Sent<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly error: ApiError; readonly data?: undefined };

/** An action that moves money or claims something, ready for `useMoneyAction`. */
export interface MoneyAction<Arg, Answer> {
  /** Names the action: two of one name are never under way together, in this tab or another. */
  readonly intent: string;
  /** Sends once. Nothing ever repeats it. */
  readonly send: (dispatch: ApiStore['dispatch'], arg: Arg, intentId: string) => Promise<Sent<Answer>>;
  /**
   * What shows afterwards whether it was done. null: doing it once more does no harm, so an unknown outcome locks
   * nothing and is not looked into.
   */
  readonly watch: ((arg: Arg) => WatchTarget) | null;
  /**
   * What it asks for, as text. Asked for once more after an outcome that nobody could find out, it goes by the same
   * intent, so that a backend which knows intents does it once. Absent where two never ask for the same.
   */
  readonly asks?: (arg: Arg) => string;
}

/** Waits for a dispatched call. What no endpoint foresaw counts as an answer that nobody can read. */
export async function sent<Answer>(
  call: PromiseLike<{ readonly data?: Answer | undefined; readonly error?: unknown }>,
): Promise<Sent<Answer>> {
  const { data, error } = await call;
  if (error === undefined) return { data: data as Answer };
  return { error: isApiError(error) ? error : { kind: 'unreadable' } };
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
