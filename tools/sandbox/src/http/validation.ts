import type { FastifyTypeProvider } from 'fastify';
import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';

/** Types of a route's request, from its schemas. */
export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema ? InferOutput<this['schema']> : unknown;
}

/** Validates requests with the schemas of the contract. An absent or empty value is `missing`, anything else `invalid`. */
export function validateByWire(app: SandboxApp): void {
  // Another site's form can send plain text without a preflight, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', (request, _reply, done) => {
    if (holdsNul(request.params)) done(new Refusal(404, 'NO_DATA'));
    else if (holdsNul(request.query) || holdsNul(request.body)) done(new Refusal(400, 'KEY_INVALID'));
    else done();
  });
  app.setValidatorCompiler<GenericSchema>(({ schema }) => (data: unknown) => {
    const read = safeParse(schema, data);
    if (read.success) return { value: read.output };
    return { error: new Refusal(400, read.issues.some(isMissing) ? 'KEY_MISSING' : 'KEY_INVALID') };
  });
}

function isMissing({ input, type }: BaseIssue<unknown>): boolean {
  return input === undefined || input === null || type === 'non_empty';
}

/** The null character, which the database cannot store. Not recursive, because a body may be deeply nested. */
function holdsNul(data: unknown): boolean {
  const left = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) left.push(key, inner);
  }
  return false;
}
