import type { SerializedError } from '@reduxjs/toolkit';
import { isErrorCode, type ErrorCode } from '@wallet/domain';

/** Extra information from a busy backend. */
export interface BusyHint {
  /** How long the backend asks to wait. Absent if it does not say. */
  readonly retryAfterMs?: number;
}

/** Every way in which a call can fail. The texts are in the translations. */
export type ApiError =
  /** There is no line: a read has failed while the browser said so, or nothing of an action has left the device. Nothing was sent. */
  | { readonly kind: 'offline' }
  /** There was no response: no route, or the connection was lost. It is not known whether the backend acted. */
  | { readonly kind: 'unreachable' }
  /** There was no response in time. It is not known whether the backend acted. */
  | { readonly kind: 'timeout' }
  /** The member cancelled an upload before it was complete, so the backend did nothing. */
  | { readonly kind: 'cancelled' }
  /** The session has ended. The app shows the login page. */
  | { readonly kind: 'unauthenticated' }
  /** The operator closed the service. The app shows a notice. */
  | { readonly kind: 'terminated' }
  /** The backend refused and said why: with a known code, or with its own text. */
  | ({ readonly kind: 'refused'; readonly status: number; readonly code: ErrorCode | null; readonly text: string } & BusyHint)
  /**
   * The backend is broken (5xx, or a proxy's page). It is not known whether it acted. `text` and `code` are its message
   * and error code, if there are any. `isFinal`: the backend itself has answered, so it no longer works on the call.
   */
  | ({ readonly kind: 'unavailable'; readonly code?: ErrorCode; readonly text?: string; readonly isFinal?: true } & BusyHint)
  /**
   * The response does not match the contract. It is not known whether the backend acted. `text` is the message of the
   * response, if there is one.
   */
  | { readonly kind: 'unreadable'; readonly text?: string };

/** The error of a call in the store: an `ApiError`, or an exception of our own code. */
export type CallError = ApiError | SerializedError;

/** Converts an error of the store into an `ApiError`. An exception of our own code says nothing to a member. */
export function toApiError(error: CallError | undefined): ApiError {
  return error && isApiError(error) ? error : { kind: 'unreadable' };
}

const isApiError = (error: CallError): error is ApiError => 'kind' in error;

/** The outcome of an action. `unknown` is never shown as a failure, and the action is never sent again automatically. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Tells whether the backend definitely did not act after an error of a state-changing call, or whether that is unknown. */
export function outcomeOf(error: ApiError): Exclude<Outcome, 'done'> {
  switch (error.kind) {
    case 'offline':
    case 'cancelled':
    case 'unauthenticated':
    case 'terminated':
      return 'refused';
    case 'refused':
      // A conflict without a code may mean that the first of two identical calls is still running.
      return error.status === 409 && error.code === null ? 'unknown' : 'refused';
    case 'unreachable':
    case 'timeout':
    case 'unavailable':
    case 'unreadable':
      return 'unknown';
  }
}

/** Whether the backend itself has answered a call with an unknown outcome. It does not work on it any more. */
export function isAnswered(error: ApiError): boolean {
  switch (error.kind) {
    case 'refused':
      return true;
    case 'unavailable':
      return error.isFinal === true;
    case 'unreadable':
      return error.text !== undefined;
    case 'offline':
    case 'cancelled':
    case 'unauthenticated':
    case 'terminated':
    case 'unreachable':
    case 'timeout':
      return false;
  }
}

/** A gateway that waited in vain, which says nothing about the backend. */
const gatewayTimeout = 504;

/** Reads the message of an error response, the most specific one first. A 5xx counts as a refusal only if it contains a known code. */
export function toRefusal(status: number, sayings: readonly string[], hint: BusyHint = {}): ApiError {
  const code = sayings.find(isErrorCode) ?? null;
  const text = sayings[0] ?? '';
  if (code !== 'INTERNAL_SERVER_ERROR' && (status < 500 || code !== null)) return { kind: 'refused', status, code, text, ...hint };
  const words = sayings.find((saying) => !isErrorCode(saying));
  return {
    kind: 'unavailable',
    ...(code !== null && { code }),
    ...(words !== undefined && { text: words }),
    ...(status !== gatewayTimeout && { isFinal: true }),
    ...hint,
  };
}
