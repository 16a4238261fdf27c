import { operations, type OperationId } from '@wallet/contract/operations';
import { chatRows } from './chat-rows.ts';
import type { EndpointCase, EndpointRow } from './endpoint-row.ts';
import { lookupRows } from './lookup-rows.ts';
import { memberRows } from './member-rows.ts';
import { moneyRows } from './money-rows.ts';
import { registrationRows } from './registration-rows.ts';
import { rewardRows } from './reward-rows.ts';

/** An operation of the contract that is not here does not compile. The log-out is no endpoint: `tellLogOut` sends it. */
const cases: Readonly<Record<Exclude<OperationId, 'logOut'>, EndpointCase>> = {
  ...lookupRows, ...registrationRows, ...memberRows, ...chatRows, ...moneyRows, ...rewardRows,
};

/** Every operation that the client has an endpoint for, once. */
export const allRows: readonly EndpointRow[] = (Object.entries(cases) as [OperationId, EndpointCase][]).map(([id, row]) => {
  const { method, path, timeoutMs } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(row.params?.[name] ?? ''));
  return { ...row, id, call: `${method} ${filled.replace('/api/', '')}`, timeoutMs };
});
