import type { OperationRow } from '@wallet/contract';
import type { GenericSchema, InferOutput } from 'valibot';
import { toRefusal, type ApiError } from './api-error.ts';
import type { ApiRequest, RequestOf } from './prepare-call.ts';
import { readWith } from './read-with.ts';

interface Sent {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
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
