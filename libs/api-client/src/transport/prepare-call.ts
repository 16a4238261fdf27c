import { idempotencyHeader, markerHeader } from '@wallet/contract';
import type { OperationRow, ParamsInput } from '@wallet/contract/operations';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError } from './api-error.ts';
import { toApiPath } from './api-path.ts';
import { sessionEnded } from './read-response.ts';

/** One request, as an endpoint makes it of an operation of the contract. */
export interface ApiRequest {
  readonly operation: Pick<OperationRow, 'method' | 'path' | 'timeoutMs'>;
  /** What the names in the path stand for. Encoded here, so values are given as they are. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of an action that is nothing without what it brings: an answer that holds words only has failed. Reads are so anyway. */
  readonly needsData?: boolean;
  /** Of a money action: one value an intent. */
  readonly intentId?: string;
}

/** What an endpoint fills into an operation: values for the names in its path, and a body. */
export type Parts<Row extends OperationRow> = Pick<ApiRequest, 'body' | 'needsData'> &
  (HasParams<Row> extends true ? { readonly params: ParamsInput<Row> } : { readonly params?: never });

export type HasParams<Row extends OperationRow> = [keyof ParamsInput<Row>] extends [never] ? false : true;

/** A request of one operation, with all that its path needs. */
export type RequestOf<Row extends OperationRow> = ApiRequest & Parts<Row> & { readonly operation: Row };

/** What a header can carry. Anything else would make the browser throw before sending. */
const sendableToken = /^[\x20-\x7e]+$/;

type Prepared =
  | { readonly url: string; readonly headers: Record<string, string>; readonly hasToken: boolean; readonly error?: undefined }
  /** Nothing may be sent; this is why. */
  | { readonly error: ApiError };

/** Where a call goes and what it carries. */
export function prepareCall({ operation, params = {}, intentId }: ApiRequest, context: ApiContext): Prepared {
  if (!context.isOnline()) return { error: { kind: 'offline' } };
  const path = toApiPath(operation.path, params);
  // A code that no address can hold belongs to nothing at the backend.
  if (path === null) return { error: toRefusal(400, ['KEY_INVALID']) };
  const token = context.token();
  // From storage that somebody tampered with: it opens nothing, so it is as good as an expired one.
  if (token !== null && !sendableToken.test(token)) return { error: sessionEnded(context) };
  return {
    url: `${context.baseUrl}${path}`,
    hasToken: token !== null,
    headers: {
      Accept: 'application/json',
      [markerHeader.name]: markerHeader.value,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(intentId !== undefined && context.sendsIntentIds && { [idempotencyHeader]: intentId }),
    },
  };
}
