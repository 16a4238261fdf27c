import { loginRequest, type LoginAnswer } from '@wallet/wire';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';

export function addLogin(app: SandboxApp, { logIn }: SandboxContext): void {
  app.post('/api/login', { schema: { body: loginRequest } }, async (request): Promise<LoginAnswer> => {
    const token = await logIn({ ...request.body, operator: request.pathOperator, ip: request.ip });
    return { token };
  });
}
