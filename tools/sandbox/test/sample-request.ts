import type { JsonSchema } from '@valibot/to-json-schema';
import { fillPath, type Operation, type ParamName } from '@wallet/contract/operations';
import { is, object, type GenericSchema } from 'valibot';
import { describeSchema } from '../src/contract/json-schema.ts';

export interface SampleRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly body?: string;
  /** What the body is; absent without one. */
  readonly type?: 'application/json' | typeof formType;
}

const formType = 'multipart/form-data; boundary=x';

/**
 * A request that the schemas of a row take. `params` are values for the names in paths, `fields` for those of a body, where it
 * has them. Throws where none can be made of the row: then this has to learn what its schema means.
 */
export function sampleRequest(
  row: Operation,
  params: Readonly<Record<ParamName, string>>,
  fields: Readonly<Record<string, unknown>> = {},
): SampleRequest {
  const named: Readonly<Record<string, string>> = params;
  if (!is(object(row.params ?? {}), named)) throw new Error(`${row.id} takes no such params`);
  const target = { method: row.method, url: fillPath(row, named) };
  if (row.request) return { ...target, body: JSON.stringify(sampleBody(row.id, row.request, fields)), type: 'application/json' };
  return row.upload ? { ...target, body: sampleForm(row.upload.fields), type: formType } : target;
}

function sampleBody(id: string, schema: GenericSchema, fields: Readonly<Record<string, unknown>>): unknown {
  const body = { ...(sampleOf(describeSchema(schema)) as object), ...fields };
  if (!is(schema, body)) throw new Error(`${id} does not take ${JSON.stringify(body)}`);
  return body;
}

/** The least that a schema asks for. */
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
