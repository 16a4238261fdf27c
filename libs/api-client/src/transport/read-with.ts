import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { ApiError } from './api-error.ts';
import { toUnreadable } from './read-response.ts';

/** Validates a result against its schema if RTK Query cannot do so. */
export function readWith<Schema extends GenericSchema>(
  schema: Schema,
  reading: { readonly data?: unknown; readonly error?: ApiError | undefined },
): { data: InferOutput<Schema>; error?: undefined } | { error: ApiError; data?: undefined } {
  if (reading.error) return { error: reading.error };
  const read = safeParse(schema, reading.data);
  return read.success ? { data: read.output } : { error: toUnreadable(reading.data) };
}
