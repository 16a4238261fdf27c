import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { withdraw, withdrawAll } from './withdrawals.ts';

export function addWithdrawals(app: SandboxApp, context: SandboxContext): void {
  const { now } = context;
  const route = routesFor(app, context);

  route('withdraw', ({ trx, member, body }) => withdraw(trx, member, body.amount, now()));

  route('withdrawAll', ({ trx, member, body }) => withdrawAll(trx, member, body.amount, now()));
}
