import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pauseUntilClose } from '../http/requests.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';

export const faultRequest = v.object({
  /** `GET /api/wallet`; `/th/api/wallet` means one operator, a `*` at the end any rest. */
  match: v.pipe(v.string(), v.regex(/^[A-Z]+ \/\S*$/)),
  kind: v.picklist(['slow', 'status', 'html', 'empty', 'truncated', 'reset', 'body']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.unknown()),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 10_000),
  /** `before`: the call is not carried out. `after-commit`: it is, and only its answer suffers. */
  when: v.optional(v.picklist(['before', 'after-commit']), 'before'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

/** As testers send it. */
export type FaultRequest = v.InferInput<typeof faultRequest>;
type Fault = v.InferOutput<typeof faultRequest>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What happens to this call's answer. */
    lateFault: Fault | null;
  }
}

/** Lets testers have calls go wrong on purpose. The calls under `/__` are never affected. */
export function addFaults(app: SandboxApp) {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  const pause = pauseUntilClose(app);

  const take = (request: FastifyRequest): Fault | null => {
    const hit = waiting.find(({ fault }) => isMeant(fault, request));
    if (hit === undefined) return null;
    hit.left -= 1;
    waiting = waiting.filter(({ left }) => left > 0);
    return hit.fault;
  };

  app.decorateRequest('lateFault', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/__')) return;
    const fault = take(request);
    if (fault?.when === 'after-commit') request.lateFault = fault;
    if (fault?.when !== 'before') return;
    if (fault.kind === 'slow') return pause(fault.delayMs);
    if (fault.kind === 'reset') {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    await reply.send(spoil(reply, fault, '{"message":"SUCCESS"}'));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = request.lateFault;
    if (fault === null) return payload;
    if (fault.kind === 'slow') await pause(fault.delayMs);
    else if (fault.kind === 'reset') request.raw.socket.destroy();
    else return spoil(reply, fault, typeof payload === 'string' ? payload : '{}');
    return payload;
  });

  return {
    add: (fault: Fault): void => {
      waiting.push({ fault, left: fault.times });
    },
    clear: (): void => {
      waiting = [];
    },
  };
}

function isMeant({ match }: Fault, request: FastifyRequest): boolean {
  return [request.url, request.originalUrl].some((url) => {
    const call = `${request.method} ${url.split('?')[0] ?? ''}`;
    return match.endsWith('*') ? call.startsWith(match.slice(0, -1)) : call === match;
  });
}

/** Sets status and type of a spoilt answer and returns its text. */
function spoil(reply: FastifyReply, fault: Fault, payload: string): string {
  const json = 'application/json; charset=utf-8';
  const say = (status: number, type: string, text: string) => {
    void reply.status(fault.status ?? status).header('Content-Type', type);
    return text;
  };
  switch (fault.kind) {
    case 'html':
      return say(502, 'text/html; charset=utf-8', '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>');
    case 'empty':
      return say(200, json, '');
    case 'truncated':
      return say(200, json, payload.slice(0, Math.ceil(payload.length / 2)));
    case 'body':
      return say(200, json, JSON.stringify(fault.body ?? null));
    case 'status':
      return say(500, json, JSON.stringify(fault.body ?? { message: 'INTERNAL_SERVER_ERROR' }));
    case 'slow':
    case 'reset':
      return payload;
  }
}
