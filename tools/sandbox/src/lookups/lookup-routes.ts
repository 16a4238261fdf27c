import { toWireAmount } from '@wallet/domain';
import type { FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { offeredAccounts } from '../operators/offered-accounts.ts';
import { operators } from '../operators/operators.ts';
import { isOn, type Switch } from '../operators/switches.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { findMember, operatorOf } from '../sessions/sessions.ts';

/** The operator's settings, open to visitors. */
export function addLookups(app: SandboxApp, context: SandboxContext): void {
  const { db, sessions, slipHours } = context;
  const route = routesFor(app, context);

  route('getBanks', ({ request }) => operatorOf(request).banks.map(({ code, name, nameEN }) => ({ code, nameTH: name, nameEN })));
  route('getSources', ({ request }) => operatorOf(request).sources);
  route('getInfo', ({ request }) => operatorOf(request).info);
  route('getContact', ({ request }) => {
    const { contact } = operatorOf(request);
    return { ...contact, lineQR: `data:image/svg+xml,${encodeURIComponent(renderSVG(contact.lineLink))}` };
  });
  route('getConditions', ({ request }) => operatorOf(request).conditions);
  route('getAgreements', ({ request }) => operatorOf(request).agreements);
  route('getNotice', ({ request }) => ({ notice: operatorOf(request).notice }));
  route('getSlipRules', ({ request }) => ({ ...operatorOf(request).slip, ...slipHours }));
  route('getServiceActive', () => ({ terminated: false }));
  const isOnFor = (request: FastifyRequest, name: Switch) => isOn(db, { operator: operatorOf(request).id }, name);
  route('getRegisterOtp', async ({ request }) => ({ registerOTP: await isOnFor(request, 'registerOTP') }));
  route('getChatEnabled', async ({ request }) => ({ enableChatWidget: await isOnFor(request, 'enableChatWidget') }));

  route('getWithdrawalLimits', async ({ request }) => {
    // The limits are amounts, so members get those of their own currency.
    const member = await findMember(sessions, request);
    const operator = member === null ? operatorOf(request) : operators[member.operator];
    const limits = operator.withdraw[member?.currency ?? operator.currencies[0]];
    return { withdrawMin: limits ? toWireAmount(limits.least) : null, withdrawMax: limits ? toWireAmount(limits.most) : null };
  });

  let reads = 0;
  route('getDepositAccounts', async ({ request }) => {
    const { id, currencies, deposit } = operatorOf(request);
    reads += 1;
    return {
      banks: (await offeredAccounts(db, id, reads)).map(({ bank, bankType, ...account }) => ({
        ...account,
        bankType: bankType ?? '',
        bank: { nameTH: bank.name, nameEN: bank.nameEN },
      })),
      // A gift is credited in the member's currency.
      wallets: currencies.map((currency) => ({ mode: 'AUTO', walletAccountName: deposit.walletAccountName, currency })),
      isManual: false,
    };
  });
}
