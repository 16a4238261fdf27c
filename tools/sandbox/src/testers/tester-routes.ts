import { randomUUID } from 'node:crypto';
import { fromWireAmount } from '@wallet/domain';
import * as v from 'valibot';
import { operatorIds } from '../operators/operators.ts';
import { auditLedger } from '../ledger/audit-ledger.ts';
import { addFaults, faultRequest } from './faults.ts';
import { requireLoopback } from '../http/loopback.ts';
import type { Variants } from './variants.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { lookupSwitches, setLookupSwitch } from '../operators/lookup-switches.ts';
import { play } from '../games/play.ts';
import type { OperatorId } from '../store/database.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';
import { largestSeed } from './variants/random.ts';

const operator = v.optional(v.picklist(operatorIds));
const expireRequest = v.optional(v.nullable(v.object({ operator }), {}), {});

const lookupRequest = v.object({ name: v.picklist(lookupSwitches), isOn: v.boolean(), operator });

const variantRequest = v.object({ seed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestSeed))) });

const messageParams = v.object({ operator: v.picklist(operatorIds), phone: v.string() });

const wireAmount = v.pipe(
  v.number(),
  v.check((value) => fromWireAmount(value, 'BAHT') !== null),
  v.minValue(0),
);
const playRequest = v.pipe(
  v.object({ operator: v.picklist(operatorIds), username: v.string(), gameCode: v.string(), stake: wireAmount, payout: wireAmount }),
  v.check(({ stake, payout }) => stake + payout > 0),
);

const done = { message: 'OK' } as const;

/** The testers' switches under `/__`, from this machine only. Left out altogether unless asked for. */
export function addTesterSwitches(app: SandboxApp, { db, now, sessions }: SandboxContext, variants: Variants): void {
  const faults = addFaults(app);

  app.post('/__fault', { schema: { body: faultRequest }, onRequest: requireLoopback }, (request) => {
    faults.add(request.body);
    return Promise.resolve(done);
  });

  app.delete('/__fault', { onRequest: requireLoopback }, () => {
    faults.clear();
    return Promise.resolve(done);
  });

  app.post('/__variant', { schema: { body: variantRequest }, onRequest: requireLoopback }, ({ body }) => {
    variants.choose(body.seed);
    return Promise.resolve(done);
  });

  app.post('/__lookup', { schema: { body: lookupRequest }, onRequest: requireLoopback }, async ({ body }) => {
    const { name, isOn } = body;
    for (const id of body.operator === undefined ? operatorIds : [body.operator]) await setLookupSwitch(db, id, name, isOn);
    return done;
  });

  app.get('/__messages/:operator/:phone', { schema: { params: messageParams }, onRequest: requireLoopback }, ({ params }) =>
    db
      .selectFrom('textMessage')
      .select('body')
      .where('operator', '=', params.operator)
      .where('phone', '=', params.phone)
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
  );

  app.post('/__expire-sessions', { schema: { body: expireRequest }, onRequest: requireLoopback }, async (request) => {
    await sessions.endAll(request.body.operator);
    return done;
  });

  app.get('/__audit', { onRequest: requireLoopback }, () => auditLedger(db));

  app.post('/__play', { schema: { body: playRequest }, onRequest: requireLoopback }, async ({ body }) => {
    const member = await findMember(body.operator, body.username);
    const stake = fromWireAmount(body.stake, member.currency);
    const payout = fromWireAmount(body.payout, member.currency);
    if (stake === null || payout === null) throw new Refusal(400, 'KEY_INVALID');
    const round = { member, gameCode: body.gameCode, stake, payout, round: randomUUID(), at: now() };
    await inOneTransaction(db, (trx) => play(trx, round));
    return done;
  });

  async function findMember(operator: OperatorId, username: string) {
    const query = db.selectFrom('member').select(['id', 'operator', 'currency']);
    const member = await query.where('operator', '=', operator).where('username', '=', username).executeTakeFirst();
    if (member === undefined) throw new Refusal(404, 'NO_USER');
    return member;
  }
}
