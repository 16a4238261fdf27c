import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** The parts of a schema, depending on its kind. */
interface Parts extends GenericSchema {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
  readonly options?: readonly Parts[];
  readonly pipe?: readonly PipeStep[];
  readonly fallback?: unknown;
}

interface PipeStep {
  readonly pipe?: readonly PipeStep[];
  readonly metadata?: { readonly form?: Parts; readonly item?: Parts };
}

/** Returns where the apps cannot read a response. Values are never shown, since they belong to members. */
export function findViolations(schema: GenericSchema, value: unknown): string[] {
  const read = safeParse(schema, value);
  if (read.success) return [];
  return read.issues.map((issue) => `${getDotPath(issue) ?? 'the answer'}: expected ${issue.expected ?? 'something else'}`);
}

/** Returns where a response has another type than agreed, which the apps read as "not known". */
export function findTolerated(schema: GenericSchema, value: unknown, at = 'the answer'): string[] {
  const parts = schema as Parts;
  const form = agreedSchemaOf(parts);
  if (form !== undefined) return findTolerated(form, value, at);
  const item = parts.pipe?.map(({ metadata }) => metadata?.item).find((found) => found !== undefined) ?? parts.item;
  switch (schema.type) {
    case 'optional':
    case 'nullable':
    case 'nullish':
      return value === undefined || value === null || parts.wrapped === undefined ? [] : findTolerated(parts.wrapped, value, at);
    case 'array':
      if (!Array.isArray(value)) return [expected('a list', at)];
      return item === undefined ? [] : value.flatMap((entry, index) => findTolerated(item, entry, `${at}[${String(index)}]`));
    case 'object':
      if (!isRecord(value)) return [expected('an object', at)];
      return Object.entries(parts.entries ?? {}).flatMap(([key, entry]) =>
        findInField(entry, value[key], at === 'the answer' ? key : `${at}.${key}`),
      );
    case 'union':
      return (parts.options ?? []).some((option) => findTolerated(option, value, at).length === 0) ? [] : [expected('another type', at)];
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === schema.type ? [] : [expected(`a ${schema.type}`, at)];
    default:
      return [];
  }
}

/** Returns the agreed schema where the apps also read other ones. */
function agreedSchemaOf({ pipe = [] }: PipeStep): Parts | undefined {
  return pipe.map((step) => step.metadata?.form ?? agreedSchemaOf(step)).find((found) => found !== undefined);
}

function findInField(entry: Parts, value: unknown, at: string): string[] {
  if (value !== undefined) return findTolerated(entry, value, at);
  const mayBeAbsent = entry.type === 'optional' || entry.type === 'nullish' || 'fallback' in entry;
  return mayBeAbsent ? [] : [expected('it', at)];
}

const expected = (what: string, at: string) => `${at}: expected ${what}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
