import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { operatorIds, operators } from '../operators/operators.ts';
import { requireLoopback } from '../http/loopback.ts';
import { sendTesterPage } from './tester-page.ts';
import { addScenarioConditions } from './scenario-hooks.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { runScenario, type ScenarioLogin } from './scenarios/run-scenario.ts';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { html, type Html } from '../http/html.ts';
import { acceptForms } from '../http/pages.ts';
import { drawPage } from '../games/provider-page.ts';

const scenarioRequest = v.object({ name: v.picklist(scenarioNames), operator: v.optional(v.picklist(operatorIds)) });

/** Named scenarios, each with a member of its own: by call, and by a page with buttons for people. */
export function addScenarios(app: SandboxApp, context: SandboxContext): void {
  const conditions = addScenarioConditions(app, context);
  const run = ({ name, operator }: v.InferOutput<typeof scenarioRequest>) => runScenario(context, conditions, name, operator);

  app.post('/__scenario', { schema: { body: scenarioRequest }, onRequest: requireLoopback }, (request): Promise<ScenarioLogin> =>
    run(request.body),
  );

  // In a scope of its own: no other call takes forms, which another site could send without asking.
  void app.register((page: SandboxApp, _options, done) => {
    acceptForms(page, 1024);
    page.get('/__scenarios', { onRequest: requireLoopback }, (_request, reply) => sendPage(reply, null));
    page.post('/__scenarios', { schema: { body: scenarioRequest }, onRequest: requireLoopback }, async (request, reply) =>
      sendPage(reply, await run(request.body)),
    );
    done();
  });
}

function sendPage(reply: FastifyReply, made: ScenarioLogin | null): FastifyReply {
  const login =
    made &&
    html`<p role="status">
      ${made.scenario}: log in at ${operators[made.operator].info.name} with <output>${made.phone}</output> and
      <output>${made.password}</output>
    </p>`;
  const rows = scenarioNames.map(
    (name) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${scenarios[name].note}</td>
        <td>${drawButtons(name)}</td>
      </tr>`,
  );
  return sendTesterPage(
    reply,
    drawPage(
      'Scenarios',
      html`${login}
        <table>
          ${rows}
        </table>`,
    ),
  );
}

function drawButtons(name: (typeof scenarioNames)[number]): readonly Html[] {
  const { only } = scenarios[name];
  return operatorIds
    .filter((id) => only === undefined || only.operator === id)
    .map(
      (id) =>
        html`<form method="post">
          <input type="hidden" name="name" value="${name}" /><button name="operator" value="${id}">${id}</button>
        </form>`,
    );
}
