import type { ThunkAction } from '@reduxjs/toolkit';
import type { ActionName } from '@wallet/domain';
import { toApiError, type ApiError, type CallError } from '../transport/api-error.ts';
import type { ApiStore } from '../store/api-store.ts';
import type { StoreState } from '../store/root-reducer.ts';
import type { StoreContext } from '../transport/api-context.ts';
import type { ExpectedChange } from './expected-change.ts';
import type { Intent } from '../transport/base-api.ts';
import type { UnknownAction } from 'redux';

export type SendResult<Answer> =
  { readonly data: Answer; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** An action that moves money or claims something, for use with `useMoneyAction`. */
export interface MoneyAction<Arg, Answer> {
  /** Name of the action. Two actions with the same name never run at the same time, in this tab or another. Nor do two with the same resource. */
  readonly intent: ActionName;
  /** Sends the action once. It is never repeated automatically. */
  readonly send: (dispatch: ApiStore['dispatch'], arg: Arg, intentId: string) => Promise<SendResult<Answer>>;
  /**
   * The change that the action makes, used to find out its outcome if the response is lost. Null if repeating the
   * action does no harm: an unknown outcome then locks nothing and is not checked.
   */
  readonly expects: ((arg: Arg) => ExpectedChange) | null;
  /**
   * Identical for two requests with the same content. A retry after an unknown outcome keeps its intent id, so that a
   * backend that supports idempotency keys runs it once. Absent if no two requests are the same.
   */
  readonly fingerprint?: (arg: Arg) => string;
  /**
   * Finds out whether the change has been made, for an action whose change is in no list that is compared. Null if that
   * could not be read. It is asked once after the response is lost, and does not survive a page reload.
   */
  readonly isDone?: (dispatch: ApiStore['dispatch'], arg: Arg) => Promise<boolean | null>;
  /** Without the data of its response the action has not succeeded, whatever else the response says. */
  readonly needsData?: true;
}

type Ended<Answer> = PromiseLike<{ readonly data?: Answer | undefined; readonly error?: CallError | undefined }>;

interface Mutation<Arg, Answer> {
  readonly initiate: (
    arg: Arg & Intent,
    options: { readonly track: false },
  ) => ThunkAction<Ended<Answer>, StoreState, StoreContext, UnknownAction>;
}

interface ActionRow<Arg, Answer> extends Omit<MoneyAction<Arg, Answer>, 'send'>, Pick<Intent, 'leavesBalances'> {
  readonly endpoint: Mutation<Arg, Answer>;
}

/** An action that is sent by its endpoint. */
export function moneyAction<Arg, Answer>({ endpoint, leavesBalances, ...action }: ActionRow<Arg, Answer>): MoneyAction<Arg, Answer> {
  return {
    ...action,
    send: (dispatch, arg, intentId) => sent(dispatch(endpoint.initiate({ ...arg, intentId, leavesBalances }, { track: false }))),
  };
}

/** Waits for a dispatched call. */
export async function sent<Answer>(call: Ended<Answer>): Promise<SendResult<Answer>> {
  const { data, error } = await call;
  return error ? { error: toApiError(error) } : { data: data as Answer };
}
