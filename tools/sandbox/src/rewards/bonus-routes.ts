import { moneyOf, toWireAmount } from '@wallet/domain';
import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { clearBonus } from './bonus-end.ts';
import { findActiveBonus } from './bonus-state.ts';
import { activateBonus, readBonuses } from './bonuses.ts';

export function addBonus(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getBonuses', ({ member }) => readBonuses(db, member));

  route('activateBonus', ({ trx, member, params }) => activateBonus(trx, member, params.code, now()));

  route('getActiveBonus', async ({ member }) => {
    const bonus = await findActiveBonus(db, member.id);
    return { status: bonus !== null, type: bonus?.type ?? '' };
  });

  route('getBonusMinimum', async ({ member }) => {
    const bonus = await findActiveBonus(db, member.id);
    return { minimum: bonus && toWireAmount(moneyOf(bonus.minimum, bonus.currency)) };
  });

  route('clearBonus', async ({ trx, member }) => {
    await clearBonus(trx, member, now());
    return { message: 'BONUS_CLEAR' };
  });
}
