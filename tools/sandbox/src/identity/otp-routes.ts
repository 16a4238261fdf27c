import { routesFor } from '../routing/route.ts';
import { operatorOf } from '../sessions/session.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

/** Verifies phone numbers. */
export function addOneTimeCodes(app: SandboxApp, context: SandboxContext): void {
  const { db, now, allowances } = context;
  const codes = createOneTimeCodes(db, now, allowances);
  const route = routesFor(app, context);

  route('sendOtp', ({ request, body }) => codes.send(operatorOf(request), { ...body, visitor: request.ip }));

  route('verifyOtp', async ({ request, body }) => {
    await codes.verify(operatorOf(request).id, body.otpToken, body.otpCode);
    return { message: 'OTP_CODE_VALID' };
  });
}
