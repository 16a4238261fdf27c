import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { createRandom, numberFor, type Random } from './variants/random.ts';
import { varyRefusal } from './variants/refusals.ts';
import { vary } from './variants/vary.ts';
import { isRecord } from './variants/ways.ts';

export type Variants = ReturnType<typeof addVariants>;

/** Has every answer below `/api` written as another backend might, within the specification, where a seed is chosen. */
export function addVariants(app: SandboxApp, first: number | null) {
  let seed = first;
  /** How often each call was answered since the seed was chosen. */
  let answered = new Map<string, number>();
  const aliases = createAliases();

  app.addHook('preValidation', (request, _reply, done) => {
    aliases.resolve(request.params);
    aliases.resolve(request.body);
    done();
  });

  /** The chance of one answer: the same where as many of this call came before. */
  const nextRandom = (chosen: number, request: FastifyRequest): Random => {
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    const turn = answered.get(call) ?? 0;
    answered.set(call, turn + 1);
    return createRandom(chosen, `${call} ${String(turn)}`);
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    const response = readJson(request, payload);
    if (seed === null || response === undefined) {
      done(null, payload);
      return;
    }
    const random = nextRandom(seed, request);
    const { operation } = request.routeOptions.config;
    const isDone = reply.statusCode < 400;
    if (isDone) aliases.learn(response, seed);
    if (!isDone) done(null, JSON.stringify(varyFailure(reply, response, random)));
    else done(null, operation === undefined ? payload : JSON.stringify(vary(response, operation, random)));
  });

  return {
    /** Chooses the backend: null is the sandbox itself, any number is another one of the same specification. */
    choose: (chosen: number | null): void => {
      seed = chosen;
      answered = new Map();
    },
  };
}

function varyFailure(reply: FastifyReply, response: unknown, random: Random): unknown {
  if (!isRecord(response) || typeof response.message !== 'string') return response;
  const refusal = varyRefusal(reply.statusCode, response.message, random);
  if (refusal === null) return response;
  void reply.status(refusal.status);
  return refusal.body;
}

/** The answer of a call below `/api`; undefined for what is not varied: tester's operations, pages, files. */
function readJson({ url }: FastifyRequest, payload: unknown): unknown {
  if (!url.startsWith('/api/') || typeof payload !== 'string') return undefined;
  try {
    const response = JSON.parse(payload) as unknown;
    // The end of the service is said in one way only.
    return isRecord(response) && response.message === 'gone' ? undefined : response;
  } catch {
    // No JSON, or cut off on purpose.
    return undefined;
  }
}

/** Ids of answers that come back in a path or body, under the names that the answers gave them. */
const returning = ['qrcodeId', 'reference'] as const;

function createAliases() {
  const meant = new Map<string, string>();

  const learn = (response: unknown, seed: number): void => {
    if (Array.isArray(response)) for (const entry of response) learn(entry, seed);
    if (!isRecord(response)) return;
    for (const name of returning) {
      const own = response[name];
      if (typeof own === 'string') meant.set(String(numberFor(seed, own)), own);
    }
    const { slice, name } = response;
    if (typeof slice === 'string') for (const alias of [numberFor(seed, slice), name]) meant.set(String(alias), slice);
    for (const held of Object.values(response)) learn(held, seed);
  };

  return {
    /** Remembers what an answer's ids may be called in a run of this seed. */
    learn,

    /** Puts the sandbox's own ids where a call brings another name for them. */
    resolve: (asked: unknown): void => {
      if (!isRecord(asked)) return;
      for (const name of [...returning, 'coupon']) {
        const given = asked[name];
        const own = typeof given === 'string' || typeof given === 'number' ? meant.get(String(given)) : undefined;
        if (own !== undefined) (asked as Record<string, unknown>)[name] = own;
      }
    },
  };
}
