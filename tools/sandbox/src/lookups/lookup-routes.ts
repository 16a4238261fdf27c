import { toWireAmount } from '@wallet/domain';
import { routesFor } from '../routing/route.ts';
import { findMember, operatorOf } from '../sessions/session.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { drawLinePicture } from './line-picture.ts';
import { readLookupSwitch } from '../operators/lookup-switches.ts';
import { operators } from '../operators/operators.ts';

const lineQR = drawLinePicture('#06702b');

/** The operator's settings, open to visitors. */
export function addLookups(app: SandboxApp, context: SandboxContext): void {
  const { db, sessions, slipHours } = context;
  const route = routesFor(app, context);

  route('getBanks', ({ request }) => operatorOf(request).banks.map(({ code, name, nameEN }) => ({ code, nameTH: name, nameEN })));
  route('getSources', ({ request }) => operatorOf(request).sources);
  route('getInfo', ({ request }) => operatorOf(request).info);
  route('getContact', ({ request }) => ({ ...operatorOf(request).contact, lineQR }));
  route('getConditions', ({ request }) => operatorOf(request).conditions);
  route('getAgreements', ({ request }) => operatorOf(request).agreements);
  route('getNotice', ({ request }) => ({ notice: operatorOf(request).notice }));
  route('getSlipRules', ({ request }) => ({ ...operatorOf(request).slip, ...slipHours }));
  route('getServiceActive', () => ({ terminated: false }));
  route('getRegisterOtp', async ({ request }) => ({ registerOTP: await readLookupSwitch(db, operatorOf(request).id, 'registerOTP') }));
  route('getChatEnabled', async ({ request }) => ({
    enableChatWidget: await readLookupSwitch(db, operatorOf(request).id, 'enableChatWidget'),
  }));

  route('getWithdrawalLimits', async ({ request }) => {
    // The limits are amounts, so members get those of their own currency.
    const member = await findMember(sessions, request);
    const operator = member === null ? operatorOf(request) : operators[member.operator];
    const limits = operator.withdraw[member?.currency ?? operator.currencies[0]];
    return { withdrawMin: limits ? toWireAmount(limits.least) : null, withdrawMax: limits ? toWireAmount(limits.most) : null };
  });

  route('getDepositAccounts', ({ request }) => {
    const { banks, wallets, isManual } = operatorOf(request).deposit;
    return {
      banks: banks.map(({ bank, bankType, ...account }) => ({
        ...account,
        bankType: bankType ?? '',
        bank: { nameTH: bank.name, nameEN: bank.nameEN },
      })),
      wallets: [...wallets],
      isManual,
    };
  });
}
