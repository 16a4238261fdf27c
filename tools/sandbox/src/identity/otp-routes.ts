import { routesFor } from '../routing/route.ts';
import { operatorOf } from '../sessions/session.ts';
import { visitorOf } from '../http/visitor.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { createOneTimeCodes } from './one-time-codes.ts';

/** Verifies phone numbers. */
export function addOneTimeCodes(app: SandboxApp, context: SandboxContext): void {
  const { db, now, limits, allowances } = context;
  const codes = createOneTimeCodes(db, now, allowances);
  const calls = limits('code-calls', allowances.codeCallsPerMinute, 60_000);
  // More than the attempts per code, so the database need not be asked.
  const guesses = limits('code-guesses', 10, 5 * 60_000);
  const demand = async (visitor: string) => {
    const waitSeconds = await calls.take(visitor);
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  const route = routesFor(app, context);

  route('sendOtp', async ({ request, body }) => {
    await demand(visitorOf(request));
    return codes.send(operatorOf(request), { ...body, visitor: visitorOf(request) });
  });

  route('verifyOtp', async ({ request, body }) => {
    await demand(visitorOf(request));
    if ((await guesses.take(body.otpToken)) > 0) throw new Refusal(429, 'OTP_BLOCK');
    await codes.verify(operatorOf(request).id, body.otpToken, body.otpCode);
    return { message: 'OTP_CODE_VALID' };
  });
}
