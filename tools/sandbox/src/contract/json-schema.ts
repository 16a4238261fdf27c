import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Converts the schemas to JSON Schema 2020-12. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const described = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Custom checks cannot be expressed; shape and limits are.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => (jsonSchema.properties ? requireOnlyNeeded(valibotSchema, jsonSchema) : undefined),
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { form, item } = metadataOf(valibotAction);
      if (form) return describeSchema(form);
      return item && { ...without(jsonSchema, 'item'), items: describeSchema(item) };
    },
  });
  return without(described, '$schema');
}

/** A field is required unless there is a default. */
function requireOnlyNeeded(schema: unknown, jsonSchema: JsonSchema): JsonSchema {
  const { entries } = schema as { readonly entries?: Readonly<Record<string, object>> };
  const required = (jsonSchema.required ?? []).filter((key) => !('fallback' in (entries?.[key] ?? {})));
  return { ...without(jsonSchema, 'required'), ...(required.length > 0 && { required }) };
}

interface Recommended {
  /** For tolerant schemas: what backends are asked to send. */
  readonly form?: GenericSchema;
  /** The schema of the entries of a tolerant list. */
  readonly item?: GenericSchema;
}

function metadataOf(action: unknown): Recommended {
  return (action as { readonly metadata?: Recommended }).metadata ?? {};
}

function without(schema: JsonSchema, key: string): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
}
