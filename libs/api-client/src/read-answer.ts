import { endsService, endsSession } from '@wallet/domain';
import { errorAnswer } from '@wallet/wire';
import { is } from 'valibot';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError } from './api-error.ts';

export type Reading = { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** Reads the text of a whole answer, and reports what ends a session or the service. */
export function readAnswer(status: number, text: unknown, context: ApiContext): Reading {
  const isGood = status >= 200 && status <= 299;
  return isGood ? readSuccess(text, context) : { error: readFailure(status, text, context) };
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

function readFailure(status: number, text: unknown, context: ApiContext): ApiError {
  const body = parseJson(text);
  if (!is(errorAnswer, body)) return { kind: 'unavailable' };
  if (endsSession(body.message)) return sessionEnded(context);
  return toRefusal(status, body.message);
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
