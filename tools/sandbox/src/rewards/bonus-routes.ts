import { moneyOf, toWireAmount } from '@wallet/domain';
import type { ActiveBonusAnswer, BonusListAnswer, BonusMinimumAnswer, MessageAnswer, UserBonusAnswer } from '@wallet/contract';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { clearBonus } from './bonus-end.ts';
import { findActiveBonus } from './bonus-state.ts';
import { activateBonus, readBonuses } from './bonuses.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { codeParams } from './code-params.ts';

export function addBonus(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);
  const changing = { onRequest, config: { changesState: true } } as const;

  app.get('/api/bonus', { onRequest }, (request): Promise<BonusListAnswer> => readBonuses(db, memberOf(request)));

  app.get('/api/bonus/activate/:code', { ...changing, schema: { params: codeParams } }, (request): Promise<UserBonusAnswer> =>
    runMoneyAction(context, moneyCallOf(request), (trx, member) => activateBonus(trx, member, request.params.code, now())),
  );

  app.get('/api/bonus/check/active', { onRequest }, async (request): Promise<ActiveBonusAnswer> => {
    const bonus = await findActiveBonus(db, memberOf(request).id);
    return { status: bonus !== null, type: bonus?.type ?? '' };
  });

  app.get('/api/bonus/check/minimum', { onRequest }, async (request): Promise<BonusMinimumAnswer> => {
    const bonus = await findActiveBonus(db, memberOf(request).id);
    return { minimum: bonus && toWireAmount(moneyOf(bonus.minimum, bonus.currency)) };
  });

  app.get('/api/bonus/clear', changing, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await clearBonus(trx, member, now());
      return { message: 'BONUS_CLEAR' };
    }),
  );
}
