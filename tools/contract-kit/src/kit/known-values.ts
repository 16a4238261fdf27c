import { fillPath, operations, type OperationId } from '@wallet/contract/operations';
import type { Client } from './client.ts';
import { readAnswer, type AnswerOf } from './read-as-apps.ts';

export type KnownValues = Awaited<ReturnType<typeof readKnownValues>>;

/** Reads existing values without changing anything. Missing ones are null, and the calls that need them are reported as skipped. */
export async function readKnownValues(request: Client, token: string | null) {
  const read = async <Id extends OperationId>(
    name: Id,
    path: string = operations[name].path,
    body?: object,
  ): Promise<AnswerOf<Id> | null> => {
    try {
      return readAnswer(name, (await request({ method: operations[name].method, path, token, ...(body && { body }) })).json);
    } catch {
      // The call's own check reports it.
      return null;
    }
  };
  const wallet = token === null ? null : await read('getWallet');
  const deposit = await read('getDepositAccounts');
  const banks = await read('getBanks');
  const rules = await read('getSlipRules');
  const slips = token === null ? null : await read('getSlips', undefined, { page: 1, limit: 10 });
  const slotCode = wallet?.slots.find(({ isActive }) => isActive)?.code ?? null;
  const credentials = slotCode === null ? null : await read('getGameCredentials', fillPath(operations.getGameCredentials, { slotCode }));
  const gateway = deposit?.banks.find(({ bankType }) => bankType !== '') ?? deposit?.banks[0];
  return {
    slotCode,
    bankCode: gateway?.bankCode ?? banks?.[0]?.code ?? null,
    reference: slips?.slips.find(({ reference }) => reference !== '')?.reference ?? null,
    memberId: wallet?.profile._id ?? null,
    /** The wallet's own currency; null means baht. */
    currency: wallet?.wallet.currency || null,
    /** How long a code can be paid, as the operator tells members. */
    qrMinutes: rules?.qrMinutes ?? null,
    launch:
      credentials && slotCode ? { provider: slotCode.toLowerCase(), username: credentials.username, password: credentials.password } : null,
  };
}
