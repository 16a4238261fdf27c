import { readResponse, toUnreadable, type Reading } from '@wallet/api-client/read-response';
import { messageResponse } from '@wallet/contract';
import { operations, type Operation, type OperationId } from '@wallet/contract/operations';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Reply } from './client.ts';

/** What the apps make of a response: by their own code, so that the kit cannot differ from them. */
export function readAsApps(call: Operation, reply: Pick<Reply, 'status' | 'text' | 'headers'>, hasToken: boolean): Reading {
  const needsData = call.response !== messageResponse;
  const reading = readResponse(
    { status: reply.status, text: reply.text, header: (name) => reply.headers.get(name) },
    {
      needsData,
      isAction: call.effect !== 'read' || !needsData,
      hasToken,
      asksForService: call.id === operations.getServiceActive.id,
    },
    context,
  );
  if (reading.error || safeParse(call.response, reading.data).success) return reading;
  return { error: toUnreadable(reading.data) };
}

/** Of the app, only the signals are used, and nobody listens here. */
const context = {
  baseUrl: '',
  token: () => null,
  sendsIntentIds: true,
  currency: 'BAHT',
  onSignal: () => undefined,
} as const;

/** The data of an operation. */
export type AnswerOf<Id extends OperationId> = InferOutput<(typeof operations)[Id]['response']>;

/** The data of an answer; null if the apps cannot read it. */
export function readAnswer<Id extends OperationId>(name: Id, json: unknown): AnswerOf<Id> | null {
  const schema: GenericSchema = operations[name].response;
  const read = safeParse(schema, json);
  return read.success ? (read.output as AnswerOf<Id>) : null;
}
