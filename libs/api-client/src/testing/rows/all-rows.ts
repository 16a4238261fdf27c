import type { Params } from '@wallet/contract';
import { fillPath, operations, type Operation, type OperationId } from '@wallet/contract/operations';
import { chatRows } from './chat-rows.ts';
import type { EndpointCase, EndpointRow } from './endpoint-row.ts';
import { lookupRows } from './lookup-rows.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
import { registrationRows } from './registration-rows.ts';
import { rewardRows } from './reward-rows.ts';

/** Contains a value for each parameter in the operation's path. */
type CaseOf<Id extends OperationId> = EndpointCase &
  ([keyof ParamsOf<Id>] extends [never] ? { readonly params?: never } : { readonly params: ParamsOf<Id> });
type ParamsOf<Id extends OperationId> = Params<(typeof operations)[Id]>;

/** An operation that is missing here does not compile. Logout has no endpoint: `tellLogOut` sends it. */
const cases: { readonly [Id in Exclude<OperationId, 'logOut'>]: CaseOf<Id> } = {
  ...lookupRows,
  ...registrationRows,
  ...memberRows,
  ...chatRows,
  ...moneyRows,
  ...rewardRows,
};

/** Every operation that the client has an endpoint for, once. */
export const allRows: readonly EndpointRow[] = (Object.entries(cases) as [OperationId, EndpointCase][]).map(([id, row]) => {
  const operation: Operation = operations[id];
  const path = fillPath(operation, row.params ?? {});
  return { ...row, id, call: `${operation.method} ${path.replace('/api/', '')}`, timeoutMs: operation.timeoutMs };
});
