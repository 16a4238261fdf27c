import { endsService, endsSession } from '@wallet/domain';
import { errorAnswer, markerHeader } from '@wallet/wire';
import { fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { is } from 'valibot';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError } from './api-error.ts';

/** Every call ends by then (spec 9); uploads have a time of their own. */
export const callTimeoutMs = 60_000;

/** What a header can carry. Anything else would make the browser throw before sending. */
const sendableToken = /^[\x20-\x7e]+$/;

export interface ApiRequest {
  /** Path below `/api/`. Values in it are percent-encoded by the endpoint. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
}

/**
 * Sends one call and reads its answer into data or one `ApiError`. It reports what ends a session or the service;
 * it never shows, navigates, translates or repeats anything.
 */
export const walletBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, extraOptions) => {
  const context = api.extra as ApiContext;
  if (!context.isOnline()) return { error: { kind: 'offline' } };
  const token = context.token();
  // From storage that somebody tampered with: it opens nothing, so it is as good as an expired one.
  if (token !== null && !sendableToken.test(token)) return { error: sessionEnded(context) };

  const send = fetchBaseQuery({
    baseUrl: `${context.baseUrl}/api/`,
    timeout: callTimeoutMs,
    // Answers hold money and names: neither the browser nor a proxy keeps them.
    cache: 'no-store',
    credentials: 'omit',
    responseHandler: 'text',
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      headers.set('Accept', 'application/json');
      headers.set(markerHeader.name, markerHeader.value);
      return headers;
    },
  });
  const sent = await send(request, api, extraOptions);
  if (sent.error) return { error: readFailure(sent.error.status, sent.error.data, context) };
  return readSuccess(sent.data, context);
};

function readSuccess(text: unknown, context: ApiContext): { data: unknown } | { error: ApiError } {
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

function readFailure(status: number | string, text: unknown, context: ApiContext): ApiError {
  if (status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  // Also when the device went offline meanwhile: the call had left, so it may have been carried out.
  if (typeof status !== 'number') return { kind: 'unreachable' };
  const body = parseJson(text);
  if (!is(errorAnswer, body)) return { kind: 'unavailable' };
  if (endsSession(body.message)) return sessionEnded(context);
  return toRefusal(status, body.message);
}

function sessionEnded(context: ApiContext): ApiError {
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
