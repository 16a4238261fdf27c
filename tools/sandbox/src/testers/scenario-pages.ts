import * as v from 'valibot';
import { drawTable, html } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import type { RunScenario } from './scenarios/run-scenario.ts';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { addTesterPage } from './tester-pages.ts';

const scenarioRequest = v.object({ name: v.picklist(scenarioNames), operator: v.optional(v.picklist(operatorIds)) });

/** Starts scenarios by call, and by a page with buttons. */
export function addScenarioPages(pages: SandboxApp, run: RunScenario): void {
  const { takes } = addTesterPage(pages, '/__scenarios', 'Scenarios', () => {
    const rows = scenarioNames.map((name) => {
      const { note, only } = scenarios[name];
      const offered = operatorIds.filter((id) => only === undefined || only.operator === id);
      const buttons = offered.map((id) => html`<button name="operator" value="${id}">${id}</button>`);
      return [name, note, html`<form method="post"><input type="hidden" name="name" value="${name}" />${buttons}</form>`];
    });
    return drawTable(['Scenario', 'Member', 'Start'], rows);
  });
  for (const path of ['/__scenario', '/__scenarios'])
    takes(path, scenarioRequest, async ({ name, operator }) => {
      const login = await run(name, operator);
      const { name: site } = operators[login.operator].info;
      return { answer: login, notice: `${name}: log in at ${site} with ${login.phone} and ${login.password}` };
    });
}
