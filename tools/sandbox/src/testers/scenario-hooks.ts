import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import type { Conditions } from './scenarios/run-scenario.ts';
import { clearLookupSwitches, setLookupSwitch } from '../operators/lookup-switches.ts';
import type { OperatorId } from '../store/database.ts';

const slowMs = 2000;
const flakyEvery = 3;

/** What scenarios change about the calls themselves, until the sandbox ends. */
export function addScenarioConditions(app: SandboxApp, { db }: Pick<SandboxContext, 'db'>): Conditions {
  const terminated = new Set<OperatorId>();
  const slow = new Set<string>();
  /** How many calls came from each flaky member. */
  const flaky = new Map<string, number>();
  const closing = new AbortController();
  // A slow answer must not hold up the end of the server.
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !terminated.has(request.pathOperator ?? 'th')) return;
    const isQuestion = request.routeOptions.url === '/api/lookup/active';
    await reply.send(isQuestion ? { terminated: true } : { message: 'gone' });
  });

  // The member is known by then, and nothing was carried out yet.
  app.addHook('preHandler', async ({ member }) => {
    if (member === null) return;
    if (slow.has(member.id)) await wait(slowMs, undefined, { signal: closing.signal }).catch(() => undefined);
    const calls = flaky.get(member.id);
    if (calls === undefined) return;
    flaky.set(member.id, calls + 1);
    if ((calls + 1) % flakyEvery === 0) throw new Refusal(503, 'INTERNAL_SERVER_ERROR');
  });

  return {
    setOperator: async (operator, is) => {
      if (is === 'terminated') terminated.add(operator);
      if (is === 'otp-on') await setLookupSwitch(db, operator, 'registerOTP', true);
      if (is === 'chat-off') await setLookupSwitch(db, operator, 'enableChatWidget', false);
      if (is !== 'normal') return;
      terminated.delete(operator);
      await clearLookupSwitches(db, operator);
    },
    setMember: (memberId, is) => {
      if (is === 'slow') slow.add(memberId);
      else flaky.set(memberId, 0);
    },
  };
}
