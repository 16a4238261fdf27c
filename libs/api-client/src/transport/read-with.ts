import type { OperationRow } from '@wallet/contract';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { toRefusal, type ApiError } from './api-error.ts';
import type { ApiRequest, RequestOf } from './prepare-call.ts';
import { toUnreadable } from './read-response.ts';

interface Sent {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/** Validates a result against its schema if RTK Query cannot do so. */
export function readWith<Schema extends GenericSchema>(
  schema: Schema,
  reading: Sent,
): { data: InferOutput<Schema>; error?: undefined } | { error: ApiError; data?: undefined } {
  if (reading.error) return { error: reading.error };
  const read = safeParse(schema, reading.data);
  return read.success ? { data: read.output } : { error: toUnreadable(reading.data) };
}

/** The meaning of a successful response: done, or refused after all. `refused` is a code or text, and may be empty. */
export type Verdict<Data> = { readonly data: Data } | { readonly refused: string };

/** Sends an action whose refusals arrive as successful responses, and converts those into refusals. */
export async function sendWithVerdict<Row extends OperationRow, Schema extends GenericSchema, Data>(
  send: (request: ApiRequest) => PromiseLike<Sent> | Sent,
  request: RequestOf<Row>,
  schema: Schema,
  judge: (response: InferOutput<Schema>) => Verdict<Data>,
): Promise<{ data: Data } | { error: ApiError }> {
  const { data, error } = readWith(schema, await send(request));
  if (error) return { error };
  const verdict = judge(data);
  return 'data' in verdict ? verdict : { error: toRefusal(200, [verdict.refused]) };
}
