import { idempotencyHeader, markerHeader } from '@wallet/wire';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError } from './api-error.ts';
import { toApiPath } from './api-path.ts';
import { sessionEnded } from './read-answer.ts';

export interface ApiRequest {
  /** Path below `/api/`. */
  readonly url: string;
  /** What follows in the path, one segment each. Encoded here, so values are given as they are. */
  readonly values?: readonly string[];
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Of an action that is nothing without what it brings: an answer that holds words only has failed. Reads are so anyway. */
  readonly needsData?: boolean;
  /** Of a money action: one value an intent. */
  readonly intentId?: string;
}

/** What a header can carry. Anything else would make the browser throw before sending. */
const sendableToken = /^[\x20-\x7e]+$/;

type Prepared =
  | { readonly url: string; readonly headers: Record<string, string>; readonly hasToken: boolean; readonly error?: undefined }
  /** Nothing may be sent; this is why. */
  | { readonly error: ApiError };

/** Where a call goes and what it carries. */
export function prepareCall({ url, values = [], intentId }: ApiRequest, context: ApiContext): Prepared {
  if (!context.isOnline()) return { error: { kind: 'offline' } };
  const path = toApiPath(url, values);
  // A code that no address can hold belongs to nothing at the backend.
  if (path === null) return { error: toRefusal(400, ['KEY_INVALID']) };
  const token = context.token();
  // From storage that somebody tampered with: it opens nothing, so it is as good as an expired one.
  if (token !== null && !sendableToken.test(token)) return { error: sessionEnded(context) };
  return {
    url: `${context.baseUrl}/api/${path}`,
    hasToken: token !== null,
    headers: {
      Accept: 'application/json',
      [markerHeader.name]: markerHeader.value,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(intentId !== undefined && context.sendsIntentIds && { [idempotencyHeader]: intentId }),
    },
  };
}
