import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { drawTable, html, sendPage } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import type { RunScenario, ScenarioLogin } from './scenarios/run-scenario.ts';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { home } from './tester-pages.ts';

const scenarioRequest = v.object({ name: v.picklist(scenarioNames), operator: v.optional(v.picklist(operatorIds)) });

/** Starts scenarios by call, and by a page with buttons. */
export function addScenarioPages(pages: SandboxApp, run: RunScenario): void {
  pages.post('/__scenario', { schema: { body: scenarioRequest } }, ({ body }) => run(body.name, body.operator));

  pages.get('/__scenarios', (_request, reply) => sendScenarios(reply, null));
  pages.post('/__scenarios', { schema: { body: scenarioRequest } }, async ({ body }, reply) =>
    sendScenarios(reply, await run(body.name, body.operator)),
  );
}

function sendScenarios(reply: FastifyReply, made: ScenarioLogin | null): FastifyReply {
  const login =
    made &&
    html`<p role="status">
      ${made.scenario}: log in at ${operators[made.operator].info.name} with <output>${made.phone}</output> and
      <output>${made.password}</output>
    </p>`;
  const rows = scenarioNames.map((name) => {
    const { note, only } = scenarios[name];
    const offered = operatorIds.filter((id) => only === undefined || only.operator === id);
    const buttons = offered.map((id) => html`<button name="operator" value="${id}">${id}</button>`);
    return [name, note, html`<form method="post"><input type="hidden" name="name" value="${name}" />${buttons}</form>`];
  });
  return sendPage(reply, 'Scenarios', html`${home}${login}${drawTable(['Scenario', 'Member', 'Start'], rows)}`);
}
