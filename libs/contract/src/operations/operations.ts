import type { Operation, OperationRow, ParamsInput } from '../operation.ts';
import * as account from './account.ts';
import * as bonuses from './bonuses.ts';
import * as chat from './chat.ts';
import * as gameAccounts from './game-accounts.ts';
import * as invites from './invites.ts';
import * as launches from './launches.ts';
import * as lookups from './lookups.ts';
import * as moneyLookups from './money-lookups.ts';
import * as otp from './otp.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as qrCodes from './qr-codes.ts';
import * as refunds from './refunds.ts';
import * as slips from './slips.ts';
import * as spinWheel from './spin-wheel.ts';
import * as statement from './statement.ts';
import * as trueMoney from './true-money.ts';
import * as wallet from './wallet.ts';
import { requestTimeoutMs } from '../timeouts.ts';
import * as walletActions from './wallet-actions.ts';

export { fillPath } from '../fill-path.ts';
export {
  commonErrors,
  type Operation,
  type OperationRow,
  type ParamSchema,
  type ParamsInput,
  type ParamsOutput,
  type Upload,
} from '../operation.ts';

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
