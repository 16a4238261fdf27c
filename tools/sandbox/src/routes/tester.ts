import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { operatorIds } from '../operators/operators.ts';
import { addFaults, faultRequest } from '../plugins/faults.ts';
import { addScenarios, scenarioNames } from '../plugins/scenarios.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';

const operator = v.optional(v.picklist(operatorIds));
const scenarioRequest = v.object({ name: v.picklist(scenarioNames), operator });
const expireRequest = v.optional(v.nullable(v.object({ operator }), {}), {});

const done = { message: 'OK' } as const;

/** The testers' switches under `/__`, from this machine only. Left out altogether unless asked for. */
export function addTesterSwitches(app: SandboxApp, { sessions }: SandboxContext): void {
  const faults = addFaults(app);
  const scenarios = addScenarios(app);

  app.post('/__fault', { schema: { body: faultRequest }, onRequest: demandLoopback }, (request) => {
    faults.add(request.body);
    return Promise.resolve(done);
  });

  app.delete('/__fault', { onRequest: demandLoopback }, () => {
    faults.clear();
    return Promise.resolve(done);
  });

  app.post('/__scenario', { schema: { body: scenarioRequest }, onRequest: demandLoopback }, (request) => {
    scenarios.set(request.body.name, request.body.operator);
    return Promise.resolve(done);
  });

  app.post('/__expire-sessions', { schema: { body: expireRequest }, onRequest: demandLoopback }, async (request) => {
    await sessions.endAll(request.body?.operator);
    return done;
  });
}

/** From elsewhere they do not exist. */
function demandLoopback(request: FastifyRequest, _reply: unknown, next: (error?: Error) => void): void {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(request.ip);
  next(isHere ? undefined : new Refusal(404, 'NO_DATA'));
}
