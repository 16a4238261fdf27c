import { routesFor } from '../http/route.ts';
import { visitorOf } from '../http/visitor.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { tokenOf } from './session.ts';

export function addLogin(app: SandboxApp, context: SandboxContext): void {
  const { logIn, sessions } = context;
  const route = routesFor(app, context);

  route('logIn', async ({ request, body }) => ({
    token: await logIn({ ...body, operator: request.pathOperator, ip: visitorOf(request) }),
  }));

  route('logOut', async ({ request }) => {
    await sessions.end(tokenOf(request));
    return { message: 'SUCCESS' };
  });
}
