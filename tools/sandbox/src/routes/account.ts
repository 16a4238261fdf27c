import { registrationCheckRequest, registrationRequest, type MessageAnswer, type ProfileAnswer } from '@wallet/wire';
import { demandLogin, memberOf, operatorOf } from '../plugins/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { checkRegistration, register } from '../services/registration.ts';
import { readProfile } from '../services/wallet.ts';

export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, sessions } = context;

  app.post('/api/account/validate', { schema: { body: registrationCheckRequest } }, async (request): Promise<MessageAnswer> => {
    await checkRegistration(db, operatorOf(request), request.body);
    return { message: 'OK' };
  });

  app.post('/api/account', { schema: { body: registrationRequest } }, async (request): Promise<MessageAnswer> => {
    await register(context, operatorOf(request), request.body);
    return { message: 'SUCCESS' };
  });

  app.get('/api/account/profile', { onRequest: demandLogin(sessions) }, (request): Promise<ProfileAnswer> =>
    readProfile(db, memberOf(request)),
  );
}
