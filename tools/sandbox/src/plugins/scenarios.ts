import { operatorIds } from '../operators/operators.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import type { OperatorId } from '../store/database.ts';

export const scenarioNames = ['normal', 'terminated'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface Scenarios {
  /** Puts one operator, or both, into a named state. */
  readonly set: (name: ScenarioName, operator?: OperatorId) => void;
}

/** Named states of an operator, for testers. */
export function addScenarios(app: SandboxApp): Scenarios {
  const terminated = new Set<OperatorId>();

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !terminated.has(request.pathOperator ?? 'th')) return;
    const isQuestion = request.routeOptions.url === '/api/lookup/active';
    await reply.send(isQuestion ? { terminated: true } : { message: 'gone' });
  });

  return {
    set: (name, operator) => {
      for (const id of operator === undefined ? operatorIds : [operator]) {
        if (name === 'terminated') terminated.add(id);
        else terminated.delete(id);
      }
    },
  };
}
