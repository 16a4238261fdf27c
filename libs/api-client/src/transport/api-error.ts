import { isErrorCode, type ErrorCode } from '@wallet/domain';

/** What a backend that has too much to do says besides. */
export interface BusyHint {
  /** For how long it asks to be left alone; absent where it does not say. */
  readonly retryAfterMs?: number;
}

/** Every way in which a call can fail. Sentences belong to the translations, so none are here. */
export type ApiError =
  /** The device has no network; nothing was sent. */
  | { readonly kind: 'offline' }
  /** No answer came: no route, connection lost. Whether the backend acted is not known. */
  | { readonly kind: 'unreachable' }
  /** No answer in time. Whether the backend acted is not known. */
  | { readonly kind: 'timeout' }
  /** The member called an upload off before all of it had left, so the backend did nothing. */
  | { readonly kind: 'cancelled' }
  /** The session is over; the frame leads to the login page. */
  | { readonly kind: 'unauthenticated' }
  /** The operator closed the service; the frame leads to the notice. */
  | { readonly kind: 'terminated' }
  /** The backend said no, and why: a code of the catalogue, or its own text. */
  | ({ readonly kind: 'refused'; readonly status: number; readonly code: ErrorCode | null; readonly text: string } & BusyHint)
  /**
   * The backend is broken (5xx, a proxy's page). Whether it acted is not known. `text` is what it said of that, and
   * `code` its code for a system error; absent where it did not say.
   */
  | ({ readonly kind: 'unavailable'; readonly code?: ErrorCode; readonly text?: string } & BusyHint)
  /**
   * An answer came that no contract knows. Whether the backend acted is not known. `text` is what the answer said in
   * place of what was asked for; absent where it said nothing.
   */
  | { readonly kind: 'unreadable'; readonly text?: string };

/** What an action that changes something came to. `unknown` is never shown as a failure, and never sent again. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** Sorts the error of a state-changing call: did the backend surely not act, or is that unknown? */
export function outcomeOf(error: ApiError): Exclude<Outcome, 'done'> {
  switch (error.kind) {
    case 'offline':
    case 'cancelled':
    case 'unauthenticated':
    case 'terminated':
      return 'refused';
    case 'refused':
      // A bare conflict may mean that the first of two identical calls is still at work.
      return error.status === 409 && error.code === null ? 'unknown' : 'refused';
    case 'unreachable':
    case 'timeout':
    case 'unavailable':
    case 'unreadable':
      return 'unknown';
  }
}

/** Reads what a failure says, the most telling first. A 5xx counts as a refusal only where a code names one. */
export function toRefusal(status: number, sayings: readonly string[], hint: BusyHint = {}): ApiError {
  const code = sayings.find(isErrorCode) ?? null;
  const text = sayings[0] ?? '';
  if (code !== 'INTERNAL_SERVER_ERROR' && (status < 500 || code !== null)) return { kind: 'refused', status, code, text, ...hint };
  const words = sayings.find((saying) => !isErrorCode(saying));
  return { kind: 'unavailable', ...(code !== null && { code }), ...(words !== undefined && { text: words }), ...hint };
}
