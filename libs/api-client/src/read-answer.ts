import { endsService, endsSession, fromHttpDate, readRetryAfter } from '@wallet/domain';
import { errorAnswer } from '@wallet/wire';
import { is } from 'valibot';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError, type BusyHint } from './api-error.ts';

export type Reading = { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** An answer of which all has arrived. */
export interface WholeAnswer {
  readonly status: number;
  readonly text: unknown;
  /** null for a header that is absent, or that a backend on another origin does not let pages see. */
  readonly header: (name: string) => string | null;
}

/** Reads a whole answer, and reports what ends a session or the service. */
export function readAnswer(answer: WholeAnswer, context: ApiContext): Reading {
  const isGood = answer.status >= 200 && answer.status <= 299;
  return isGood ? readSuccess(answer.text, context) : { error: readFailure(answer, context) };
}

function readSuccess(text: unknown, context: ApiContext): Reading {
  const body = parseJson(text);
  if (body === undefined) return { error: { kind: 'unreadable' } };
  if (is(errorAnswer, body)) {
    if (endsService(body.message)) {
      context.onSignal('service-ended');
      return { error: { kind: 'terminated' } };
    }
    if (endsSession(body.message)) return { error: sessionEnded(context) };
  }
  return { data: body };
}

function readFailure(answer: WholeAnswer, context: ApiContext): ApiError {
  const body = parseJson(answer.text);
  const hint = readBusyHint(answer);
  if (!is(errorAnswer, body)) return { kind: 'unavailable', ...hint };
  if (endsSession(body.message)) return sessionEnded(context);
  return toRefusal(answer.status, body.message, hint);
}

/** A redirect's `Retry-After` means something else. */
function readBusyHint({ status, header }: WholeAnswer): BusyHint {
  if (status !== 429 && status !== 503) return {};
  // Its date is one of the backend's clock, not of the device's.
  const retryAfterMs = readRetryAfter(header('Retry-After'), fromHttpDate(header('Date') ?? '') ?? Date.now());
  return retryAfterMs === null ? {} : { retryAfterMs };
}

export function sessionEnded(context: ApiContext): ApiError {
  context.onSignal('session-ended');
  return { kind: 'unauthenticated' };
}

/** undefined for anything but JSON: no JSON text reads as undefined. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    // HTML, nothing, or an answer cut off: the caller names it.
    return undefined;
  }
}
