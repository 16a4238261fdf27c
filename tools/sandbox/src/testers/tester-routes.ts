import { fromWireAmount } from '@wallet/domain';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Chat } from '../chat/chat.ts';
import type { Uploads } from '../files/uploads.ts';
import { play } from '../games/play.ts';
import { addForms } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import { requireLoopback } from '../http/requests.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { auditLedger } from '../ledger/audit-ledger.ts';
import { operatorIds } from '../operators/operators.ts';
import { lookupSwitches, setSwitches } from '../operators/switches.ts';
import type { SandboxContext } from '../routing/route.ts';
import { addBankPages } from './bank-pages.ts';
import { addFaults, faultRequest } from './faults.ts';
import { addReportPage } from './report-page.ts';
import { addScenarioPages } from './scenario-pages.ts';
import { createScenarios } from './scenarios/run-scenario.ts';
import { addSupportPages } from './support-pages.ts';
import { addTesterPages, type Clock } from './tester-pages.ts';
import type { Variants } from './variants.ts';
import { largestSeed } from './variants/random.ts';

const operator = v.optional(v.picklist(operatorIds));
const expireRequest = v.optional(v.nullable(v.object({ operator }), {}), {});
const lookupRequest = v.object({ name: v.picklist(lookupSwitches), isOn: v.boolean(), operator });
const variantRequest = v.object({ seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestSeed))) });
const messageParams = v.object({ operator: v.picklist(operatorIds), phone: v.string() });
const amount = v.pipe(v.number(), v.minValue(0));
const playRequest = v.object({
  operator: v.picklist(operatorIds),
  username: v.string(),
  gameCode: v.string(),
  stake: amount,
  payout: amount,
});

const done = { message: 'OK' } as const;

/** What testers use under `/__`, from this machine only. */
export function addTesters(app: SandboxApp, context: SandboxContext, clock: Clock, variants: Variants, chat: Chat, uploads: Uploads): void {
  const { db, now, sessions } = context;
  const faults = addFaults(app);
  const runScenario = createScenarios(app, context);
  // Apps count down by the time of the backend, which the date of a response tells.
  app.addHook('onRequest', (_request, reply, next) => {
    if (clock.aheadMs !== 0) void reply.header('Date', clock.now().toUTCString());
    next();
  });

  addForms(app, (scope) => {
    scope.addHook('onRequest', requireLoopback);
    addTesterPages(scope, context, clock);
    addBankPages(scope, context);
    addSupportPages(scope, chat, uploads);
    addScenarioPages(scope, runScenario);
    addReportPage(scope, context);

    scope.post('/__fault', { schema: { body: faultRequest } }, ({ body }) => {
      faults.add(body);
      return Promise.resolve(done);
    });

    scope.delete('/__fault', () => {
      faults.clear();
      return Promise.resolve(done);
    });

    scope.post('/__variant', { schema: { body: variantRequest } }, ({ body }) => {
      variants.choose(body.seed);
      return Promise.resolve(done);
    });

    scope.post('/__lookup', { schema: { body: lookupRequest } }, async ({ body: { name, isOn, operator: one } }) => {
      for (const id of one === undefined ? operatorIds : [one]) await setSwitches(db, id, [name], isOn);
      return done;
    });

    scope.get('/__messages/:operator/:phone', { schema: { params: messageParams } }, ({ params }) =>
      db
        .selectFrom('textMessage')
        .select('body')
        .where('operator', '=', params.operator)
        .where('phone', '=', params.phone)
        .orderBy('id', 'desc')
        .limit(20)
        .execute(),
    );

    scope.post('/__expire-sessions', { schema: { body: expireRequest } }, async ({ body }) => {
      await sessions.endAll(body.operator);
      return done;
    });

    scope.get('/__audit', () => auditLedger(db));

    scope.post('/__play', { schema: { body: playRequest } }, async ({ body }) => {
      const member = await db
        .selectFrom('member')
        .select(['id', 'operator', 'currency'])
        .where('operator', '=', body.operator)
        .where('username', '=', body.username)
        .executeTakeFirstOrThrow(() => new Refusal(404, 'NO_USER'));
      const stake = fromWireAmount(body.stake, member.currency);
      const payout = fromWireAmount(body.payout, member.currency);
      if (stake === null || payout === null || stake.minor + payout.minor === 0) throw new Refusal(400, 'KEY_INVALID');
      const round = { member, gameCode: body.gameCode, stake, payout, round: randomUUID(), at: now() };
      await db.transaction().execute((trx) => play(trx, round));
      return done;
    });
  });
}
