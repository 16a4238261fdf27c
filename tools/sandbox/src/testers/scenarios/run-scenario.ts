import { Refusal } from '../../http/refusal.ts';
import { pauseUntilClose } from '../../http/requests.ts';
import type { SandboxApp } from '../../http/sandbox-app.ts';
import { operatorIds } from '../../operators/operators.ts';
import { resetLookups, rewardSwitches, setSwitches } from '../../operators/switches.ts';
import type { SandboxContext } from '../../routing/route.ts';
import type { OperatorId } from '../../store/database.ts';
import { type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
import { actorOf, createFresh, type FreshMember } from './stage.ts';

export type RunScenario = ReturnType<typeof createScenarios>;
/** With what a tester logs in as the scenario's member. */
export type ScenarioLogin = Awaited<ReturnType<RunScenario>>;

const password = 'demo-1234';
const slowMs = 2000;
const flakyEvery = 3;

export function createScenarios(app: SandboxApp, { db, now, passwords }: SandboxContext) {
  // What scenarios change about requests, until the sandbox ends.
  const terminated = new Set<OperatorId>();
  const slow = new Set<string>();
  /** How many requests came from each flaky member. */
  const flaky = new Map<string, number>();
  const pause = pauseUntilClose(app);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !terminated.has(request.pathOperator ?? 'th')) return;
    const isQuestion = request.routeOptions.url === '/api/lookup/active';
    await reply.send(isQuestion ? { terminated: true } : { message: 'gone' });
  });

  // The member is known by then, and nothing was carried out yet.
  app.addHook('preHandler', async ({ member }) => {
    if (member === null) return;
    if (slow.has(member.id)) await pause(slowMs);
    const calls = flaky.get(member.id);
    if (calls === undefined) return;
    flaky.set(member.id, calls + 1);
    if ((calls + 1) % flakyEvery === 0) throw new Refusal(503, 'INTERNAL_SERVER_ERROR');
  });

  const changeOperator = async (operator: OperatorId, is: NonNullable<Scenario['operatorIs']>) => {
    if (is === 'terminated') terminated.add(operator);
    if (is === 'otp-on') await setSwitches(db, operator, ['registerOTP'], true);
    if (is === 'chat-off') await setSwitches(db, operator, ['enableChatWidget'], false);
    if (is !== 'normal') return;
    terminated.delete(operator);
    await resetLookups(db, operator);
  };

  /** Creates a member that nobody else uses. The operator is `th` by default; what changes an operator then changes both. */
  return async (name: ScenarioName, wanted?: OperatorId) => {
    const { fill, only, operatorIs, memberIs } = scenarios[name];
    const operator = only?.operator ?? wanted ?? 'th';
    const passwordHash = await passwords.hash(password);
    const member = await db.transaction().execute(async (trx): Promise<FreshMember> => {
      const at = now();
      const fresh = await createFresh(trx, { operator, passwordHash, at, ...(only && { currency: only.currency }) });
      await fill?.({ actor: actorOf(trx, fresh), at, passwordHash });
      if (memberIs === 'no-banners') await setSwitches(trx, fresh.id, ['banners'], false);
      if (memberIs === 'rewards-off') await setSwitches(trx, fresh.id, rewardSwitches, false);
      return fresh;
    });
    if (memberIs === 'slow') slow.add(member.id);
    if (memberIs === 'flaky') flaky.set(member.id, 0);
    if (operatorIs !== undefined) {
      for (const id of wanted === undefined ? operatorIds : [wanted]) await changeOperator(id, operatorIs);
    }
    return { scenario: name, operator, phone: member.phone, password, name: member.name };
  };
}
