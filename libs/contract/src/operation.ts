import type { ErrorCode } from '@wallet/domain';
import type { GenericSchema } from 'valibot';

/** What a client needs of an operation. */
export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` stands for one percent-encoded segment. */
  readonly path: `/api/${string}`;
  /**
   * `read` changes nothing. `write` and `money` do, even if they are GETs: they are sent once and never prefetched,
   * polled, repeated or cached. `money` also accepts an `Idempotency-Key`, which must be honoured.
   */
  readonly effect: 'read' | 'write' | 'money';
  readonly response: GenericSchema;
  /** The fields of its body, in the order in which a form has them. Clients send no others. Absent: no body. */
  readonly fields?: readonly string[];
  /** Absent: `requestTimeoutMs`. */
  readonly timeoutMs?: number;
}

/** Rows by operation id, which is also the name of the client's endpoint and the `operationId` in OpenAPI. */
export type OperationRows = Readonly<Record<string, OperationRow>>;

/** A file that an operation accepts, in the field `file` of a multipart form. Its other fields are texts. */
export interface Upload {
  readonly kind: 'image' | 'video';
  readonly maxBytes: number;
}

/** Schema of a decoded path parameter. */
export type ParamSchema = GenericSchema<string, string>;

/** What only documents and servers need of an operation. */
export interface Description {
  readonly group: 'Lookups' | 'Account' | 'Wallet' | 'QR codes' | 'Invites and refunds' | 'Spin wheel' | 'Bonuses' | 'Statement' | 'Chat';
  readonly summary: string;
  /** `optional`: responds for the member if there is a session, otherwise for a visitor. */
  readonly auth: 'none' | 'optional' | 'required';
  /** Schema of the JSON body. */
  readonly request?: GenericSchema;
  readonly upload?: Upload;
  /** Its error codes, besides `commonErrors`. */
  readonly errors?: readonly ErrorCode[];
  /** A backend may leave it out. */
  readonly optional?: true;
}

/** One operation of the contract: its row and its description. */
export interface Operation extends Required<OperationRow>, Description {
  readonly id: string;
  /** Schemas of the path parameters. */
  readonly params?: Readonly<Record<string, ParamSchema>>;
  readonly errors: readonly ErrorCode[];
}

/** The names of the parameters in a path. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** The values of the parameters in the path of an operation. */
export type Params<Row extends Pick<OperationRow, 'path'>> = Readonly<Record<ParamNames<Row['path']>, string>>;

/** A description for each row, with a schema for each parameter in its path. */
export type DescriptionsOf<Rows extends OperationRows> = {
  readonly [Id in keyof Rows]: Description &
    ([keyof Params<Rows[Id]>] extends [never]
      ? { readonly params?: never }
      : { readonly params: Readonly<Record<keyof Params<Rows[Id]>, ParamSchema>> });
};

/** Every operation may return these: invalid input, too many requests, not found, and an internal error. */
export const commonErrors = [
  'KEY_MISSING',
  'KEY_INVALID',
  'REQUEST_LIMIT',
  'NO_DATA',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ErrorCode[];

/** Fills encoded values into the path of an operation. Throws if one is missing. */
export function fillPath<Row extends Pick<OperationRow, 'path'>>({ path }: Row, values: Params<Row>): string {
  const given: Readonly<Record<string, string>> = values;
  return path.replace(/\{(\w+)\}/g, (_braced, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** Timeout of a request. */
export const requestTimeoutMs = 60_000;
/** Timeout of a request with a file. */
export const uploadTimeoutMs = 5 * requestTimeoutMs;

/** The fields of the body of every paged list. */
export const pageFields = ['page', 'limit'] as const;
