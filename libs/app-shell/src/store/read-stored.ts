import type { KeyValueStore } from '@wallet/session';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';

/** Reads a stored JSON value. Null if there is none, or if something else wrote it. */
export function readStored<Schema extends GenericSchema>(
  store: Pick<KeyValueStore, 'get'>,
  key: string,
  schema: Schema,
): InferOutput<Schema> | null {
  try {
    const read = safeParse(schema, JSON.parse(store.get(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
