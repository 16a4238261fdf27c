import { idempotencyHeader, type OperationRow, type Params } from '@wallet/contract';
import { lookups } from '@wallet/contract/operations/lookups';
import type { StoreContext } from './api-context.ts';
import { toRefusal, type ApiError } from './api-error.ts';
import { callHeaders, isSendable } from './call-headers.ts';
import { reachesServer } from './line.ts';
import { sessionEnded } from './read-response.ts';

/** A request that an endpoint creates from an operation. */
export interface ApiRequest {
  readonly operation: Pick<OperationRow, 'method' | 'path' | 'effect' | 'fields' | 'timeoutMs'>;
  /** Values of the path parameters. They are encoded here. */
  readonly params?: Readonly<Record<string, string>>;
  /** Only the fields of the operation are sent. */
  readonly body?: object;
  /** For actions that are useless without their result: a response with only a message is an error. Reads always behave like this. */
  readonly needsData?: boolean;
  /** The intent of a money action. */
  readonly intentId?: string;
}

/** What an endpoint adds to an operation: path parameters and a body. */
export type Parts<Row extends OperationRow> = Pick<ApiRequest, 'body' | 'needsData'> &
  (HasParams<Row> extends true ? { readonly params: Params<Row> } : { readonly params?: never });

export type HasParams<Row extends OperationRow> = [keyof Params<Row>] extends [never] ? false : true;

/** A request of an operation, with all its path parameters. */
export type RequestOf<Row extends OperationRow> = ApiRequest & Parts<Row> & { readonly operation: Row };

type Prepared =
  | {
      readonly url: string;
      readonly headers: Record<string, string>;
      /** By the names of the operation's fields. */
      readonly body: Readonly<Record<string, unknown>> | undefined;
      readonly token: string | null;
      readonly error?: undefined;
    }
  /** Why nothing may be sent. */
  | { readonly error: ApiError };

/**
 * URL, options and body of the request. Once a call has left the device, nobody can say that nothing was sent. So one that
 * changes something waits until the server is known to be in reach.
 */
export async function prepareCall({ operation, params = {}, body, intentId }: ApiRequest, context: StoreContext): Promise<Prepared> {
  const isAction = operation.effect !== 'read';
  if (isAction && !(await reachesServer(`${context.baseUrl}${lookups.getServiceActive.path}`))) return { error: { kind: 'offline' } };
  if (context.reads.isEnded()) return { error: { kind: 'unauthenticated' } };
  const path = toApiPath(operation.path, params);
  // A code that does not fit into a URL cannot exist at the backend.
  if (path === null) return { error: toRefusal(400, ['KEY_INVALID']) };
  const token = context.token();
  if (token !== null && !isSendable(token)) return { error: sessionEnded(context) };
  return {
    url: `${context.baseUrl}${path}`,
    token,
    body: operation.fields && body && fieldsOf(body, operation.fields),
    headers: {
      ...callHeaders(token),
      ...(intentId !== undefined && context.sendsIntentIds && { [idempotencyHeader]: intentId }),
    },
  };
}

/** Callers hand on values of forms, which may have fields of their own. */
function fieldsOf(body: object, names: readonly string[]): Record<string, unknown> {
  const given = new Map(Object.entries(body));
  return Object.fromEntries(names.filter((name) => given.has(name)).map((name) => [name, given.get(name) as unknown]));
}

/**
 * Percent-encodes values into the parameters of a path. Null if a value would change the path: an empty value, or dots,
 * which are special even when encoded.
 */
export function toApiPath(path: string, params: Readonly<Record<string, string>>): string | null {
  if (Object.values(params).some((value) => /^\.{0,2}$/.test(value))) return null;
  return path.replace(/\{(\w+)\}/g, (_segment, name: string) =>
    encodeURIComponent((params[name] ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
}
