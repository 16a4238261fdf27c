import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { toRefusal, type ApiError } from './api-error.ts';
import type { ApiRequest } from './prepare-call.ts';

type Sent = { readonly data?: unknown; readonly error?: ApiError | undefined };

/** What a good answer says: done, or no after all. `refused` is a code or text; empty where it says nothing. */
export type Verdict<Data> = { readonly data: Data } | { readonly refused: string };

/** Sends an action whose refusals come as good answers, and reads those as the refusals that they are. */
export async function sendJudged<Schema extends GenericSchema, Data>(
  send: (request: ApiRequest) => PromiseLike<Sent> | Sent,
  request: ApiRequest,
  schema: Schema,
  judge: (answer: InferOutput<Schema>) => Verdict<Data>,
): Promise<{ data: Data } | { error: ApiError }> {
  const { data, error } = await send(request);
  if (error) return { error };
  const read = safeParse(schema, data);
  if (!read.success) return { error: { kind: 'unreadable' } };
  const verdict = judge(read.output);
  return 'data' in verdict ? verdict : { error: toRefusal(200, verdict.refused) };
}
