import { quarterHourMs } from '../http/limits.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { operatorOf, tokenOf } from '../sessions/sessions.ts';
import { readProfile } from '../wallet/wallet.ts';
import { createLogin } from './login.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { changeAccountName, changePassword, changeProfile } from './profile.ts';
import { checkRegistration, register } from './registration.ts';

/** Registration with the verification of a phone, login and profile. */
export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, limits, allowances, sessions } = context;
  const logIn = createLogin(context);
  const codes = createOneTimeCodes(context);
  const passwordTries = limits('password-guesses', allowances.guessesPerQuarterHour, quarterHourMs);

  const route = routesFor(app, context);

  route('checkRegistration', async ({ request, body }) => {
    await checkRegistration(context, operatorOf(request), body);
    return { message: 'OK' };
  });

  route('register', ({ request, body }) => register(context, operatorOf(request), body));

  route('getProfile', ({ member }) => readProfile(db, member));

  route('changeProfile', ({ member, body }) => changeProfile(db, member, body, context.now()));

  route('changeAccountName', ({ member, body }) => changeAccountName(db, member, body));

  route('changePassword', async ({ request, member, body }) => {
    // A stolen session is no way to guess the password.
    await passwordTries.take(member.id);
    await changePassword(context, member, tokenOf(request), body);
    await passwordTries.forget(member.id);
  });

  route('logIn', async ({ request, body }) => ({
    token: await logIn({ ...body, operator: request.pathOperator, ip: request.ip }),
  }));

  route('logOut', ({ request }) => sessions.end(tokenOf(request)));

  route('sendOtp', ({ request, body }) => codes.send(operatorOf(request), body.phoneNumber, request.ip));

  route('verifyOtp', async ({ request, body }) => {
    await codes.verify(operatorOf(request).id, body.otpToken, body.otpCode);
    return { message: 'OTP_CODE_VALID' };
  });
}
