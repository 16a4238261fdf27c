import {
  accountNameRequest, passwordRequest, profileRequest, registrationCheckRequest, registrationRequest, type MessageAnswer,
  type ProfileAnswer,
} from '@wallet/contract';
import type { FastifyRequest } from 'fastify';
import { demandLogin, memberOf, operatorOf, tokenOf } from './session.ts';
import { visitorOf } from '../http/visitor.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { toUsername } from './phone.ts';
import { changeAccountName, changePassword, changeProfile } from './profile.ts';
import { checkRegistration, register } from './registration.ts';
import { createTargetLimit } from '../http/target-limit.ts';
import { readProfile } from '../ledger/wallet.ts';

const quarterHourMs = 15 * 60_000;

export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, limits, sessions, allowances } = context;
  const onRequest = demandLogin(sessions);
  const passwordTries = limits('password-tries', allowances.passwordTriesPerQuarterHour, quarterHourMs);

  const byVisitor = limits('registration-address', allowances.registrationCallsPerMinute, 60_000);
  const byPhone = createTargetLimit(limits, 'registration-phone', allowances.registrationCallsPerPhone, quarterHourMs);
  /** Before anything is looked up or hashed: else anybody could ask who is a member, and keep the processor busy. */
  const demandRoom = async (request: FastifyRequest, phone: string) => {
    const operator = operatorOf(request);
    const visitor = visitorOf(request);
    const waitSeconds = (await byVisitor.take(visitor)) || (await byPhone.take(`${operator.id} ${toUsername(phone, operator)}`, visitor));
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  app.post('/api/account/validate', { schema: { body: registrationCheckRequest } }, async (request): Promise<MessageAnswer> => {
    await demandRoom(request, request.body.username);
    await checkRegistration(context, operatorOf(request), request.body);
    return { message: 'OK' };
  });

  app.post('/api/account', { schema: { body: registrationRequest } }, async (request): Promise<MessageAnswer> => {
    await demandRoom(request, request.body.username);
    await register(context, operatorOf(request), request.body);
    return { message: 'SUCCESS' };
  });

  app.get('/api/account/profile', { onRequest }, (request): Promise<ProfileAnswer> => readProfile(db, memberOf(request)));

  app.put('/api/account/profile', { onRequest, schema: { body: profileRequest } }, async (request): Promise<MessageAnswer> => {
    await changeProfile(db, memberOf(request), request.body, context.now());
    return { message: 'SUCCESS' };
  });

  app.put('/api/account/bankAccountName', { onRequest, schema: { body: accountNameRequest } }, async (request): Promise<MessageAnswer> => {
    await changeAccountName(db, memberOf(request), request.body);
    return { message: 'SUCCESS' };
  });

  app.put('/api/account/changepwd', { onRequest, schema: { body: passwordRequest } }, async (request): Promise<MessageAnswer> => {
    const member = memberOf(request);
    // A stolen session is no way to guess the password.
    const waitSeconds = await passwordTries.take(member.id);
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
    await changePassword(context, member, tokenOf(request), request.body);
    await passwordTries.forget(member.id);
    return { message: 'SUCCESS' };
  });
}
