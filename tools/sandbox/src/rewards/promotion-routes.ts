import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { activatePromotion, findPromotion, readCurrentPromotion } from './promotions.ts';

export function addPromotion(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getCurrentPromotion', ({ member }) => readCurrentPromotion(db, member));
  route('findPromotion', ({ member, params }) => findPromotion(member, params.code));

  route('activatePromotion', async ({ trx, member, params }) => {
    await activatePromotion(trx, member, params.code, now());
    return { message: 'SUCCESS' };
  });
}
