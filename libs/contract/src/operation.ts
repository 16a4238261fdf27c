import type { ErrorCode } from '@wallet/domain';
import type { GenericSchema } from 'valibot';

/** A file that an operation takes, in the field `file` of a multipart form. */
export interface Upload {
  readonly kind: 'image' | 'video';
  readonly maxBytes: number;
  /** Text fields beside the file. */
  readonly fields: readonly string[];
}

/** What a segment of a path has to be, decoded. */
export type ParamSchema = GenericSchema<string, string>;

/** One row of the contract. Client, sandbox, OpenAPI, contract kit and test matrices derive from it. */
export interface Operation {
  /** Also its export's name, its endpoint's name in the client and its `operationId` in OpenAPI. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` stands for one percent-encoded segment. */
  readonly path: `/api/${string}`;
  /** What each name in the path may stand for. */
  readonly params?: Readonly<Record<string, ParamSchema>>;
  /** `optional`: a member's request is answered for the member, a visitor's for a visitor. */
  readonly auth: 'none' | 'optional' | 'required';
  /**
   * `read` changes nothing. `write` and `money` do, even as a GET: they are sent once and never prefetched, polled, repeated
   * or cached. `money` also takes an `Idempotency-Key`, which must be honoured.
   */
  readonly effect: 'read' | 'write' | 'money';
  readonly group: 'Lookups' | 'Account' | 'Wallet' | 'QR codes' | 'Invites and refunds' | 'Spin wheel' | 'Bonuses' | 'Statement' | 'Chat';
  readonly summary: string;
  /** What the JSON body has to be. */
  readonly request?: GenericSchema;
  readonly upload?: Upload;
  readonly response: GenericSchema;
  /** The codes it refuses with, beside `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  readonly timeoutMs: number;
  /** A backend may do without it. */
  readonly optional?: true;
}

/** An operation as it is written down: without errors of its own and with the usual timeout unless it says so. */
export type OperationRow = Omit<Operation, 'errors' | 'timeoutMs'> & Partial<Pick<Operation, 'errors' | 'timeoutMs'>>;

/** The names in braces of a path. */
type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParam<Rest> : never;

/** A schema for each name in the path of a row, and for no other. */
type ParamsFor<Row extends OperationRow> = [PathParam<Row['path']>] extends [never]
  ? { readonly params?: never }
  : {
      readonly params: {
        readonly [Name in PathParam<Row['path']> | keyof Row['params']]: Name extends PathParam<Row['path']> ? ParamSchema : never;
      };
    };

type SchemasOf<Row> = Row extends { readonly params: infer Schemas } ? Schemas : object;

/** What a caller fills into the path of a row. */
export type ParamsInput<Row> = {
  readonly [Name in keyof SchemasOf<Row>]: SchemasOf<Row>[Name] extends GenericSchema<infer Input extends string, string> ? Input : never;
};

/** What a backend reads out of the path of a row. */
export type ParamsOutput<Row> = {
  readonly [Name in keyof SchemasOf<Row>]: SchemasOf<Row>[Name] extends GenericSchema<string, infer Output extends string> ? Output : never;
};

/** Every operation may answer these: wrong input, too many requests, no such thing, and a failure of the backend itself. */
export const commonErrors = [
  'KEY_MISSING',
  'KEY_INVALID',
  'REQUEST_LIMIT',
  'NO_DATA',
  'INTERNAL_SERVER_ERROR',
] as const satisfies readonly ErrorCode[];

/** Checks a row and keeps its literal types. It does nothing else, so that an app's build can leave the call out. */
export function operation<const Row extends OperationRow>(row: Row & ParamsFor<Row>): Row {
  return row;
}
