import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What a backend or an app has to send, in JSON Schema 2020-12. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const described = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Rules that only code can say stay in the code; shape and limits are described.
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

/** A field is needed where nothing stands in for it when it is missing. */
function requireOnlyNeeded(schema: unknown, jsonSchema: JsonSchema): JsonSchema {
  const { entries } = schema as { readonly entries?: Readonly<Record<string, object>> };
  const required = (jsonSchema.required ?? []).filter((key) => !('fallback' in (entries?.[key] ?? {})));
  return { ...without(jsonSchema, 'required'), ...(required.length > 0 && { required }) };
}

interface Recommended {
  /** What backends are asked for, where more than that is read. */
  readonly form?: GenericSchema;
  /** What a tolerant list says about its entries. */
  readonly item?: GenericSchema;
}

function metadataOf(action: unknown): Recommended {
  return (action as { readonly metadata?: Recommended }).metadata ?? {};
}

function without(schema: JsonSchema, key: string): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
}
