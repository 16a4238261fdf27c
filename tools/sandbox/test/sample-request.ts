import type { JsonSchema } from '@valibot/to-json-schema';
import { fillPath, operations, type Operation, type ParamName } from '@wallet/contract/operations';
import { type GenericSchema, is, object } from 'valibot';
import { describeSchema } from '../src/contract/openapi.ts';

/** A valid value that belongs to no member, for each path parameter. */
export const publicParams: Readonly<Record<ParamName, string>> = {
  slotCode: 'pg',
  provider: 'pg',
  code: 'LUCKY50',
  bankCode: 'KBANK',
  qrcodeId: 'none',
  reference: 'none',
  username: 'none',
  password: 'none',
};

export interface SampleRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly body?: string;
  /** The content type of the body; missing if there is no body. */
  readonly type?: 'application/json' | typeof formType;
}

const formType = 'multipart/form-data; boundary=x';

/**
 * Creates a request that matches the schemas of an operation. `params` are the values of path parameters, `fields` those of
 * body fields, if it has them. Throws if it cannot create one: then it has to be extended for the schema.
 */
export function sampleRequest(
  operation: Operation,
  params: Readonly<Record<ParamName, string>>,
  fields: Readonly<Record<string, unknown>> = {},
): SampleRequest {
  const named: Readonly<Record<string, string>> = params;
  if (!is(object(operation.params ?? {}), named)) throw new Error(`${operation.id} does not accept these params`);
  const target = { method: operation.method, url: fillPath(operation, named) };
  if (operation.request)
    return { ...target, body: JSON.stringify(sampleBody(operation, operation.request, fields)), type: 'application/json' };
  return operation.upload ? { ...target, body: sampleForm(operation.fields.filter((name) => name !== 'file')), type: formType } : target;
}

function sampleBody({ id, fields: names }: Operation, schema: GenericSchema, fields: Readonly<Record<string, unknown>>): unknown {
  const given = Object.entries(fields).filter(([name]) => names.includes(name));
  const body = { ...(sampleOf(describeSchema(schema)) as object), ...Object.fromEntries(given) };
  if (!is(schema, body)) throw new Error(`${id} does not accept ${JSON.stringify(body)}`);
  return body;
}

/** The smallest value that matches the schema. */
function sampleOf(schema: JsonSchema): unknown {
  const { type, minLength = 1, minimum = 1, required = [], properties = {} } = schema;
  const [choice] = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
  if (choice !== undefined) return choice;
  const [form] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (form !== undefined) return sampleOf(form as JsonSchema);
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sampleOf((properties[name] ?? {}) as JsonSchema)]));
  if (type === 'string') return 'x'.repeat(minLength);
  if (type === 'number' || type === 'integer') return Math.max(minimum, 1);
  if (type === 'boolean') return true;
  throw new Error(`no sample of ${JSON.stringify(schema)}`);
}

function sampleForm(fields: readonly string[]): string {
  const part = (of: string, content: string) => `--x\r\nContent-Disposition: form-data; ${of}\r\n\r\n${content}\r\n`;
  return `${fields.map((name) => part(`name="${name}"`, 'x')).join('')}${part('name="file"; filename="x.png"', 'x')}--x--`;
}

/** The operation that a route serves; undefined for one that is not in the contract. */
export function operationAt(method: string, route: string): Operation | undefined {
  return Object.values<Operation>(operations).find(
    (call) => call.method === method && call.path.replace(/\{\w+\}/g, ':x') === route.replace(/:\w+/g, ':x'),
  );
}
