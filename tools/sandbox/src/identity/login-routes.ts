import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { tokenOf } from '../sessions/session.ts';

export function addLogin(app: SandboxApp, context: SandboxContext): void {
  const { logIn, sessions } = context;
  const route = routesFor(app, context);

  route('logIn', async ({ request, body }) => ({
    token: await logIn({ ...body, operator: request.pathOperator, ip: request.ip }),
  }));

  route('logOut', async ({ request }) => {
    await sessions.end(tokenOf(request));
    return { message: 'SUCCESS' };
  });
}
