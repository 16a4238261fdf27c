import {
  couponClaimRequest, type CouponClaimAnswer, type CouponListAnswer, type SpinActiveAnswer, type SpinAnswer, type SpinSetupAnswer,
} from '@wallet/contract';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { claimCoupon, readCoupons } from './coupons.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { readWheel, spin, type RandomBelow } from './spin-wheel.ts';
import { isOn } from '../testers/switches.ts';

export function addSpinWheel(app: SandboxApp, context: SandboxContext, randomBelow: RandomBelow): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);

  app.get('/api/spinwheel/active', { onRequest }, async (request): Promise<SpinActiveAnswer> => ({
    active: await isOn(db, memberOf(request), 'spin'),
  }));

  app.get('/api/spinwheel/setup', { onRequest }, (request): Promise<SpinSetupAnswer> => readWheel(db, memberOf(request)));

  app.post('/api/spinwheel/spin', { onRequest }, (request): Promise<SpinAnswer> =>
    runMoneyAction(context, moneyCallOf(request, null), (trx, member) => spin(trx, member, randomBelow, now())),
  );

  app.get('/api/spinwheel/coupon', { onRequest }, (request): Promise<CouponListAnswer> => readCoupons(db, memberOf(request), now()));

  app.post('/api/spinwheel/coupon/claim', { onRequest, schema: { body: couponClaimRequest } }, (request): Promise<CouponClaimAnswer> =>
    runMoneyAction(context, moneyCallOf(request), (trx, member) => claimCoupon(trx, member, request.body.coupon, now())),
  );
}
