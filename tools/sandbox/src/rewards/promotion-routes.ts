import type { CurrentPromotionAnswer, MessageAnswer, PromotionAnswer } from '@wallet/contract';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { activatePromotion, findPromotion, readCurrentPromotion } from './promotions.ts';
import { codeParams } from './code-params.ts';

export function addPromotion(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);

  app.get('/api/promotion/current', { onRequest }, (request): Promise<CurrentPromotionAnswer> =>
    readCurrentPromotion(db, memberOf(request)),
  );

  app.get('/api/promotion/find/:code', { onRequest, schema: { params: codeParams } }, (request): Promise<PromotionAnswer> =>
    Promise.resolve(findPromotion(memberOf(request), request.params.code)),
  );

  const activating = { onRequest, config: { changesState: true }, schema: { params: codeParams } } as const;
  app.get('/api/promotion/activate/:code', activating, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await activatePromotion(trx, member, request.params.code, now());
      return { message: 'SUCCESS' };
    }),
  );
}
