import type { ErrorCode } from '@wallet/domain';
import type { GenericSchema } from 'valibot';

/** A file that an operation accepts, in the field `file` of a multipart form. */
export interface Upload {
  readonly kind: 'image' | 'video';
  readonly maxBytes: number;
  /** Text fields besides the file. */
  readonly fields: readonly string[];
}

/** Schema of a decoded path parameter. */
export type ParamSchema = GenericSchema<string, string>;

/** One operation of the contract. Client, sandbox, OpenAPI, contract kit and test matrices derive from it. */
export interface Operation {
  /** Also the name of its export, of the client's endpoint, and its `operationId` in OpenAPI. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` stands for one percent-encoded segment. */
  readonly path: `/api/${string}`;
  /** Schemas of the path parameters. */
  readonly params?: Readonly<Record<string, ParamSchema>>;
  /** `optional`: responds for the member if there is a session, otherwise for a visitor. */
  readonly auth: 'none' | 'optional' | 'required';
  /**
   * `read` changes nothing. `write` and `money` do, even if they are GETs: they are sent once and never prefetched,
   * polled, repeated or cached. `money` also accepts an `Idempotency-Key`, which must be honoured.
   */
  readonly effect: 'read' | 'write' | 'money';
  readonly group: 'Lookups' | 'Account' | 'Wallet' | 'QR codes' | 'Invites and refunds' | 'Spin wheel' | 'Bonuses' | 'Statement' | 'Chat';
  readonly summary: string;
  /** Schema of the JSON body. */
  readonly request?: GenericSchema;
  readonly upload?: Upload;
  readonly response: GenericSchema;
  /** Its error codes, besides `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly timeoutMs: number;
  /** A backend may leave it out. */
  readonly optional?: true;
}

/** An operation as it is defined: without its own errors and with the default timeout, unless stated. */
export type OperationRow = Omit<Operation, 'errors' | 'timeoutMs'> & Partial<Pick<Operation, 'errors' | 'timeoutMs'>>;

/** The parameter names of a path. */
type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParam<Rest> : never;

/** A schema for each parameter of the path, and for no other name. */
type ParamsFor<Row extends OperationRow> = [PathParam<Row['path']>] extends [never]
  ? { readonly params?: never }
  : {
      readonly params: {
        readonly [Name in PathParam<Row['path']> | keyof Row['params']]: Name extends PathParam<Row['path']> ? ParamSchema : never;
      };
    };

type SchemasOf<Row> = Row extends { readonly params: infer Schemas } ? Schemas : object;

/** The path parameters that a caller passes. */
export type ParamsInput<Row> = {
  readonly [Name in keyof SchemasOf<Row>]: SchemasOf<Row>[Name] extends GenericSchema<infer Input extends string, string> ? Input : never;
};

/** The path parameters that a backend receives. */
export type ParamsOutput<Row> = {
  readonly [Name in keyof SchemasOf<Row>]: SchemasOf<Row>[Name] extends GenericSchema<string, infer Output extends string> ? Output : never;
};

/** Every operation may return these: invalid input, too many requests, not found, and an internal error. */
export const commonErrors = [
  'KEY_MISSING',
  'KEY_INVALID',
  'REQUEST_LIMIT',
  'NO_DATA',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ErrorCode[];

/** Checks an operation and keeps its literal types. It has no other effect, so that a build can remove the call. */
export function operation<const Row extends OperationRow>(row: Row & ParamsFor<Row>): Row {
  return row;
}
