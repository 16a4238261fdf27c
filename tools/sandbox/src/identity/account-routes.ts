import { routesFor } from '../routing/route.ts';
import { operatorOf, tokenOf } from '../sessions/session.ts';
import { quarterHourMs } from '../http/limits.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { changeAccountName, changePassword, changeProfile } from './profile.ts';
import { checkRegistration, register } from './registration.ts';
import { readProfile } from '../wallet/wallet.ts';

export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, limits, allowances } = context;
  const passwordTries = limits('password-guesses', allowances.guessesPerQuarterHour, quarterHourMs);

  const route = routesFor(app, context);

  route('checkRegistration', async ({ request, body }) => {
    await checkRegistration(context, operatorOf(request), body);
    return { message: 'OK' };
  });

  route('register', async ({ request, body }) => {
    await register(context, operatorOf(request), body);
    return { message: 'SUCCESS' };
  });

  route('getProfile', ({ member }) => readProfile(db, member));

  route('changeProfile', async ({ member, body }) => {
    await changeProfile(db, member, body, context.now());
    return { message: 'SUCCESS' };
  });

  route('changeAccountName', async ({ member, body }) => {
    await changeAccountName(db, member, body);
    return { message: 'SUCCESS' };
  });

  route('changePassword', async ({ request, member, body }) => {
    // A stolen session is no way to guess the password.
    await passwordTries.take(member.id);
    await changePassword(context, member, tokenOf(request), body);
    await passwordTries.forget(member.id);
    return { message: 'SUCCESS' };
  });
}
