import {
  bankListResponse,
  credentialsResponse,
  depositLookupResponse,
  slipListResponse,
  slipLookupResponse,
  walletResponse,
} from '@wallet/contract';
import { fillPath, operations, type OperationId } from '@wallet/contract/operations';
import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { Client } from './client.ts';

/** Existing values for path parameters, as far as they can be read without changing anything. */
export interface KnownValues {
  readonly slotCode: string | null;
  readonly bankCode: string | null;
  readonly reference: string | null;
  readonly memberId: string | null;
  /** The wallet's own currency; null means baht. */
  readonly currency: string | null;
  /** How long a code can be paid, as the operator tells members. */
  readonly qrMinutes: number | null;
  readonly launch: { readonly provider: string; readonly username: string; readonly password: string } | null;
}

/** Reads existing values. Missing ones are null, and the calls that need them are reported as skipped. */
export async function readKnownValues(request: Client, token: string | null): Promise<KnownValues> {
  const read = async <Schema extends GenericSchema>(
    name: OperationId,
    schema: Schema,
    path: string = operations[name].path,
    body?: object,
  ): Promise<InferOutput<Schema> | null> => {
    try {
      const { json } = await request({ method: operations[name].method, path, token, ...(body && { body }) });
      const { success, output } = safeParse(schema, json);
      return success ? output : null;
    } catch {
      // The call's own check reports it.
      return null;
    }
  };
  const wallet = token === null ? null : await read('getWallet', walletResponse);
  const deposit = await read('getDepositAccounts', depositLookupResponse);
  const banks = await read('getBanks', bankListResponse);
  const rules = await read('getSlipRules', slipLookupResponse);
  const slips = token === null ? null : await read('getSlips', slipListResponse, undefined, { page: 1, limit: 10 });
  const slotCode = wallet?.slots.find(({ isActive }) => isActive)?.code ?? null;
  const credentials =
    slotCode === null ? null : await read('getGameCredentials', credentialsResponse, fillPath(operations.getGameCredentials, { slotCode }));
  const gateway = deposit?.banks.find(({ bankType }) => bankType !== '') ?? deposit?.banks[0];
  return {
    slotCode,
    bankCode: gateway?.bankCode ?? banks?.[0]?.code ?? null,
    reference: slips?.slips.find(({ reference }) => reference !== '')?.reference ?? null,
    memberId: wallet?.profile._id ?? null,
    currency: wallet?.wallet.currency || null,
    qrMinutes: rules?.qrMinutes ?? null,
    launch:
      credentials && slotCode ? { provider: slotCode.toLowerCase(), username: credentials.username, password: credentials.password } : null,
  };
}
