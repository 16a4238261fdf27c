import type { FastifyRequest } from 'fastify';
import { routesFor } from '../routing/route.ts';
import { operatorOf, tokenOf } from '../sessions/session.ts';
import { visitorOf } from '../http/visitor.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { toUsername } from '../sessions/phone.ts';
import { changeAccountName, changePassword, changeProfile } from './profile.ts';
import { checkRegistration, register } from './registration.ts';
import { createTargetLimit } from '../http/target-limit.ts';
import { readProfile } from '../wallet/wallet.ts';

const quarterHourMs = 15 * 60_000;

export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, limits, allowances } = context;
  const passwordTries = limits('password-tries', allowances.passwordTriesPerQuarterHour, quarterHourMs);

  const byVisitor = limits('registration-address', allowances.registrationCallsPerMinute, 60_000);
  const byPhone = createTargetLimit(limits, 'registration-phone', allowances.registrationCallsPerPhone, quarterHourMs);
  /** Before anything is looked up or hashed: else anybody could ask who is a member, and keep the processor busy. */
  const requireRoom = async (request: FastifyRequest, phone: string) => {
    const operator = operatorOf(request);
    const visitor = visitorOf(request);
    const waitSeconds = (await byVisitor.take(visitor)) || (await byPhone.take(`${operator.id} ${toUsername(phone, operator)}`, visitor));
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  const route = routesFor(app, context);

  route('checkRegistration', async ({ request, body }) => {
    await requireRoom(request, body.username);
    await checkRegistration(context, operatorOf(request), body);
    return { message: 'OK' };
  });

  route('register', async ({ request, body }) => {
    await requireRoom(request, body.username);
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
    const waitSeconds = await passwordTries.take(member.id);
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
    await changePassword(context, member, tokenOf(request), body);
    await passwordTries.forget(member.id);
    return { message: 'SUCCESS' };
  });
}
