import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { ApiError } from './api-error.ts';
import { toUnreadable } from './read-response.ts';

/** Checks what a call brought against its schema, where the API cannot do so by itself. */
export function readWith<Schema extends GenericSchema>(
  schema: Schema,
  reading: { readonly data?: unknown; readonly error?: ApiError | undefined },
): { data: InferOutput<Schema>; error?: undefined } | { error: ApiError; data?: undefined } {
  if (reading.error) return { error: reading.error };
  const read = safeParse(schema, reading.data);
  return read.success ? { data: read.output } : { error: toUnreadable(reading.data) };
}
