import { toWireAmount } from '@wallet/domain';
import type { DepositLookupAnswer, SlipLookupAnswer, WithdrawLookupAnswer } from '@wallet/contract';
import { drawLinePicture } from './line-picture.ts';
import { operators } from './operators.ts';
import { findMember, operatorOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { lookupSwitches, readLookupSwitch } from './lookup-switches.ts';

const lineQR = drawLinePicture('#06702b');

/** `GET /api/lookup/...`: what an operator sets. Open to visitors. */
export function addLookups(app: SandboxApp, { db, sessions, slipHours }: SandboxContext): void {
  const lookup = (name: string) => `/api/lookup/${name}`;

  app.get(lookup('banks'), (request) =>
    Promise.resolve(operatorOf(request).banks.map(({ code, name, nameEN }) => ({ code, nameTH: name, nameEN }))),
  );
  app.get(lookup('sources'), (request) => Promise.resolve(operatorOf(request).sources));
  app.get(lookup('info'), (request) => Promise.resolve(operatorOf(request).info));
  app.get(lookup('contact'), (request) => Promise.resolve({ ...operatorOf(request).contact, lineQR }));
  app.get(lookup('conditions'), (request) => Promise.resolve(operatorOf(request).conditions));
  app.get(lookup('agreements'), (request) => Promise.resolve(operatorOf(request).agreements));
  app.get(lookup('notice'), (request) => Promise.resolve({ notice: operatorOf(request).notice }));
  app.get(lookup('slip'), (request): Promise<SlipLookupAnswer> => Promise.resolve({ ...operatorOf(request).slip, ...slipHours }));
  app.get(lookup('active'), () => Promise.resolve({ terminated: false }));
  for (const name of lookupSwitches) {
    app.get(lookup(name), async (request) => ({ [name]: await readLookupSwitch(db, operatorOf(request).id, name) }));
  }

  app.get(lookup('withdraw'), async (request): Promise<WithdrawLookupAnswer> => {
    // The limits are amounts, so a member sees those of the own currency.
    const member = await findMember(sessions, request);
    const operator = member === null ? operatorOf(request) : operators[member.operator];
    const limits = operator.withdraw[member?.currency ?? operator.currencies[0]];
    return {
      withdrawMin: limits ? toWireAmount(limits.least) : null,
      withdrawMax: limits ? toWireAmount(limits.most) : null,
    };
  });

  app.get(lookup('deposit'), (request): Promise<DepositLookupAnswer> => {
    const { banks, wallets, isManual } = operatorOf(request).deposit;
    return Promise.resolve({
      banks: banks.map(({ bank, bankType, ...account }) => ({
        ...account,
        bankType: bankType ?? '',
        bank: { nameTH: bank.name, nameEN: bank.nameEN },
      })),
      wallets: [...wallets],
      isManual,
    });
  });
}
