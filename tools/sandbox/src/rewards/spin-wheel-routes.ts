import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { isOn } from '../operators/reward-switches.ts';
import { claimCoupon, readCoupons } from './coupons.ts';
import { readWheel, spin, type RandomBelow } from './spin-wheel.ts';

export function addSpinWheel(app: SandboxApp, context: SandboxContext, randomBelow: RandomBelow): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getSpinActive', async ({ member }) => ({ active: await isOn(db, member, 'spin') }));
  route('getSpinWheel', ({ member }) => readWheel(db, member));
  route('spin', ({ trx, member }) => spin(trx, member, randomBelow, now()));
  route('getCoupons', ({ member }) => readCoupons(db, member, now()));
  route('claimCoupon', ({ trx, member, body }) => claimCoupon(trx, member, body.coupon, now()));
}
