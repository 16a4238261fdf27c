import type { FastifyTypeProvider } from 'fastify';
import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot';
import { Refusal } from '../refusal.ts';
import type { SandboxApp } from '../sandbox-app.ts';

/** A route's request types are what its schemas read. */
export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema ? InferOutput<this['schema']> : unknown;
}

/** Requests are read by the schemas of the wire. What is absent or empty is missing, anything else is invalid. */
export function validateByWire(app: SandboxApp): void {
  // A form of another site can send plain text without asking first, but no JSON.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler<GenericSchema>(({ schema }) => (data: unknown) => {
    const read = safeParse(schema, data);
    if (read.success) return { value: read.output };
    return { error: new Refusal(400, read.issues.some(isMissing) ? 'KEY_MISSING' : 'KEY_INVALID') };
  });
}

function isMissing({ input, type }: BaseIssue<unknown>): boolean {
  return input === undefined || input === null || type === 'non_empty';
}
