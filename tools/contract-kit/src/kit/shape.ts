import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** A field of a response as it arrived, and whether it may be null with all that is inside. */
export interface ArrivedField {
  /** As in the tables: `slots[].amount`. */
  readonly path: string;
  /** With the number of the entry: `slots[2].amount`. */
  readonly place: string;
  readonly value: unknown;
}

interface Step {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly Step[];
  readonly metadata?: { readonly item?: Parts };
  readonly operation?: (value: unknown) => unknown;
}

/** The parts of a schema, depending on its kind. */
interface Parts extends Step {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly wrapped?: Parts;
}

/** Returns where the apps cannot read a response. Values are never shown, since they belong to members. */
export function findViolations(schema: GenericSchema, value: unknown): string[] {
  const read = safeParse(schema, value);
  if (read.success) return [];
  return read.issues.map((issue) => `${getDotPath(issue) ?? 'the answer'}: expected ${issue.expected ?? 'something else'}`);
}

/** Returns every field of a response, each with the value that arrived, wherever backends may put it. */
export function listFields(schema: GenericSchema, value: unknown): readonly ArrivedField[] {
  return walk(schema, value, '', '');
}

function walk(schema: Parts, arrived: unknown, path: string, place: string): readonly ArrivedField[] {
  const { form, value, mayBeNull } = findForm(schema, arrived);
  if (form.type === 'array') {
    const { item } = form;
    if (!Array.isArray(value) || item === undefined) return [];
    return value.flatMap((entry, index) => walk(item, entry, `${path}[]`, `${place}[${String(index)}]`));
  }
  if (form.type !== 'object' || form.entries === undefined) return [{ path, place, value: arrived }];
  if (mayBeNull && (value === null || value === undefined || value === '')) return [];
  const dot = path === '' ? '' : '.';
  return Object.entries(form.entries).flatMap(([name, entry]) =>
    walk(entry, isRecord(value) ? value[name] : undefined, `${path}${dot}${name}`, `${place}${dot}${name}`),
  );
}

interface Form {
  readonly form: Parts;
  /** After what the apps do with it before they look at its fields. */
  readonly value: unknown;
  readonly mayBeNull: boolean;
}

/** Returns the agreed form inside wrappers and pipes. */
function findForm(schema: Parts, arrived: unknown, mayBeNull = false): Form {
  if (schema.pipe === undefined) {
    if (schema.wrapped === undefined) return { form: schema, value: arrived, mayBeNull };
    return findForm(schema.wrapped, arrived, mayBeNull || schema.type === 'nullable' || schema.type === 'nullish');
  }
  let value = arrived;
  for (const step of schema.pipe) {
    if (step.type === 'transform') value = step.operation?.(value);
    const isForm = step.pipe !== undefined || (step.kind === 'schema' && step.type !== 'unknown');
    if (!isForm) continue;
    const found = findForm(step, value, mayBeNull);
    // The entries of a tolerant list are described beside it.
    const item = schema.pipe.find(({ metadata }) => metadata?.item)?.metadata?.item;
    return item === undefined ? found : { ...found, form: { ...found.form, item } };
  }
  return { form: schema, value, mayBeNull };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
