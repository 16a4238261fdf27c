import { loginRequest, type LoginAnswer, type MessageAnswer } from '@wallet/contract';
import { demandLogin, tokenOf } from './session.ts';
import { visitorOf } from '../http/visitor.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';

export function addLogin(app: SandboxApp, { logIn, sessions }: SandboxContext): void {
  app.post('/api/login', { schema: { body: loginRequest } }, async (request): Promise<LoginAnswer> => {
    const token = await logIn({ ...request.body, operator: request.pathOperator, ip: visitorOf(request) });
    return { token };
  });

  app.post('/api/logout', { onRequest: demandLogin(sessions) }, async (request): Promise<MessageAnswer> => {
    await sessions.end(tokenOf(request));
    return { message: 'SUCCESS' };
  });
}
