import type { Operation, OperationRow, ParamsInput } from './operation.ts';
import * as account from './operations/account.ts';
import * as bonuses from './operations/bonuses.ts';
import * as chat from './operations/chat.ts';
import * as gameAccounts from './operations/game-accounts.ts';
import * as invites from './operations/invites.ts';
import * as launches from './operations/launches.ts';
import * as lookups from './operations/lookups.ts';
import * as moneyLookups from './operations/money-lookups.ts';
import * as otp from './operations/otp.ts';
import * as profile from './operations/profile.ts';
import * as promotions from './operations/promotions.ts';
import * as qrCodes from './operations/qr-codes.ts';
import * as refunds from './operations/refunds.ts';
import * as slips from './operations/slips.ts';
import * as spinWheel from './operations/spin-wheel.ts';
import * as statement from './operations/statement.ts';
import * as trueMoney from './operations/true-money.ts';
import * as wallet from './operations/wallet.ts';
import { requestTimeoutMs } from './timeouts.ts';
import * as walletActions from './operations/wallet-actions.ts';

export { fillPath } from './fill-path.ts';
export {
  commonErrors,
  type Operation,
  type OperationRow,
  type ParamSchema,
  type ParamsInput,
  type ParamsOutput,
  type Upload,
} from './operation.ts';

const rows = {
  ...lookups,
  ...moneyLookups,
  ...account,
  ...otp,
  ...profile,
  ...wallet,
  ...walletActions,
  ...gameAccounts,
  ...launches,
  ...slips,
  ...qrCodes,
  ...trueMoney,
  ...invites,
  ...refunds,
  ...spinWheel,
  ...bonuses,
  ...promotions,
  ...statement,
  ...chat,
} as const satisfies Record<string, OperationRow>;

export type OperationId = keyof typeof rows;

type Complete<Row extends OperationRow> = Row & Pick<Operation, 'errors' | 'timeoutMs'>;

const complete = <Row extends OperationRow>(row: Row): Complete<Row> => ({ errors: [], timeoutMs: requestTimeoutMs, ...row });

const address = ({ path, method }: OperationRow) => `${path} ${method}`;

/** The names of all path parameters. */
export type ParamName = { [Id in OperationId]: keyof ParamsInput<(typeof rows)[Id]> }[OperationId];

/** Every operation by id, sorted by path, because runtimes order exports differently. */
export const operations = Object.fromEntries(
  Object.entries<OperationRow>(rows)
    .sort(([, one], [, other]) => (address(one) < address(other) ? -1 : 1))
    .map(([id, row]) => [id, complete(row)]),
) as {
  readonly [Id in OperationId]: Complete<(typeof rows)[Id]>;
};

/** The same as a list. */
export const allOperations: readonly (Operation & { readonly id: OperationId })[] = Object.values(operations);
