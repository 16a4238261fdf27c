import { fromWireAmount } from '@wallet/domain';
import { errorResponse } from '@wallet/contract';
import { fillPath, operations, type OperationId } from '@wallet/contract/operations';
import { safeParse } from 'valibot';
import type { KitContext } from './check-operations.ts';
import type { Reply } from './client.ts';
import { smallPicture } from './check-uploads.ts';
import { readAnswer, type AnswerOf } from './read-as-apps.ts';

/** One call that moves money, and how to count its executions. */
export interface Trial {
  readonly path: string;
  readonly body?: object | FormData;
  /** Reads the values that an execution changes. */
  readonly readState: () => Promise<readonly number[]>;
  /** The change of each value per execution; null when not known. */
  readonly steps: readonly (number | null)[];
  /** What of a response differs between executions. */
  readonly identify?: (reply: Reply) => string;
  /** Whether a backend may carry it out later than it answers. */
  readonly mayFollow?: true;
  readonly cleanUp?: () => Promise<unknown>;
}

/** An answer that says nothing of what was asked. */
export class UnexpectedAnswer extends Error {}

/** Throws UnexpectedAnswer with the status, and the code if there is one. */
function readReply<Id extends OperationId>(name: Id, { status, json }: Reply): AnswerOf<Id> {
  const read = readAnswer(name, json);
  if (read !== null) return read;
  const refused = safeParse(errorResponse, json);
  const said = refused.success && /^[\w-]{1,64}$/.test(refused.output.message) ? ` and ${refused.output.message}` : '';
  throw new UnexpectedAnswer(`${name} was answered with status ${String(status)}${said}`);
}

type MemberContext = KitContext & { readonly token: string };
/** A text is the reason why this member cannot try the call. */
type Prepare = (context: MemberContext) => Promise<Trial | string>;

/** The calls that can be tried with a test member, whose money is not real. */
export const trials: Partial<Record<OperationId, Prepare>> = {
  transfer: async (context) => {
    const { wallet } = await readHoldings(context);
    const { slotCode } = context.knownValues;
    if (slotCode === null || wallet < 200) return 'needs a member with a game account, and 2.00 in the wallet';
    const move = (from: string, to: string) => ({ from, to, amount: 1 });
    return {
      path: operations.transfer.path,
      body: move('WALLET', slotCode),
      readState: async () => [(await readHoldings(context)).wallet],
      steps: [100],
      cleanUp: () => context.request({ ...operations.transfer, token: context.token, body: move(slotCode, 'WALLET') }),
    };
  },
  withdraw: async (context) => {
    const { withdrawMin } = await read(context, 'getWithdrawalLimits');
    const { wallet } = await readHoldings(context);
    const minimum = Math.max(hundredths(withdrawMin), 100);
    if (wallet < 2 * minimum) return 'needs a member with twice the minimum withdrawal in the wallet';
    const readState = async () => [(await readHoldings(context)).wallet, await countEntries(context, 'withdraw')];
    return { path: operations.withdraw.path, body: { amount: minimum / 100 }, readState, steps: [minimum, 1] };
  },
  addInviteBonus: (context) =>
    Promise.resolve({
      path: operations.addInviteBonus.path,
      body: { amount: 1 },
      readState: async () => [(await readHoldings(context)).wallet],
      steps: [100],
      mayFollow: true,
    }),
  sendSlip: async (context) => {
    const { banks } = await read(context, 'getDepositAccounts');
    const bank = banks.find(({ bankAccountNo }) => bankAccountNo !== '');
    if (bank === undefined) return 'there is no account to which deposits are sent';
    const body = new FormData();
    body.append('bankCode', bank.bankCode);
    body.append('file', new Blob([smallPicture()], { type: 'image/png' }), 'slip.png');
    const readState = async () => {
      const { slips, total } = await read(context, 'getSlips', firstPage);
      return [total ?? slips.length];
    };
    return { path: operations.sendSlip.path, body, readState, steps: [1] };
  },
  createQrCode: async (context) => {
    const path = qrPath(context);
    if (path === null || (await findQrCode(context, path)) !== null)
      return 'needs an account that takes codes, and none that can be paid yet';
    const identify = (reply: Reply) => readReply('createQrCode', reply).qrcodeId;
    return { path, body: { amount: 200 }, readState: () => countQrCodes(context, path), steps: [null], identify };
  },
  cancelQrCode: async (context) => {
    const path = qrPath(context);
    const id = path === null ? null : await findQrCode(context, path);
    if (path === null || id === null) return 'needs a code that can be paid';
    return { path: fillPath(operations.cancelQrCode, { qrcodeId: id }), readState: () => countQrCodes(context, path), steps: [null] };
  },
  spin: async (context) => {
    const { userCoin } = await read(context, 'getSpinWheel');
    if (userCoin === null || userCoin < 3) return 'needs a member with three coins';
    const identify = (reply: Reply) => JSON.stringify(readReply('spin', reply));
    const readState = async () => [(await read(context, 'getSpinWheel')).userCoin ?? 0];
    return { path: operations.spin.path, readState, steps: [1], identify };
  },
  claimInviteBonus: (context) => Promise.resolve(reward(context, 'claimInviteBonus')),
  receiveRefund: (context) => Promise.resolve(reward(context, 'receiveRefund')),
  addRefund: (context) => Promise.resolve(reward(context, 'addRefund')),
};

const firstPage = { page: 1, limit: 100 };

/** A reward can be claimed only once, so the same key must get the same response again. */
function reward(context: MemberContext, name: 'claimInviteBonus' | 'receiveRefund' | 'addRefund'): Trial {
  const readState = async () => {
    const { wallet, invite } = await readHoldings(context);
    const { refundAmount } = await read(context, 'getRefundState');
    return [wallet, invite, hundredths(refundAmount)];
  };
  return { path: operations[name].path, readState, steps: [null, null, null] };
}

function qrPath({ knownValues: { bankCode } }: MemberContext): string | null {
  return bankCode === null ? null : fillPath(operations.createQrCode, { bankCode });
}

/** Returns the id of the code that can be paid; null when there is none. */
async function findQrCode({ request, token }: MemberContext, path: string): Promise<string | null> {
  const { hasQrcode, qrcodeId } = readReply('getQrCode', await request({ method: 'GET', path, token }));
  return hasQrcode ? qrcodeId : null;
}

async function countQrCodes(context: MemberContext, path: string): Promise<readonly number[]> {
  return [(await findQrCode(context, path)) === null ? 0 : 1];
}

async function readHoldings(context: MemberContext): Promise<{ readonly wallet: number; readonly invite: number }> {
  const { wallet, invite } = await read(context, 'getWallet');
  return { wallet: hundredths(wallet.amount), invite: hundredths(invite?.amount ?? null) };
}

async function countEntries(context: MemberContext, type: string): Promise<number> {
  const { statements } = await read(context, 'getStatement', firstPage);
  return statements.filter(({ statementType }) => statementType === type).length;
}

/** Converts to whole hundredths in any currency; 0 when it is no amount. */
const hundredths = (value: number | null) => fromWireAmount(value, 'BAHT')?.minor ?? 0;

async function read<Id extends OperationId>({ request, token }: MemberContext, name: Id, body?: object): Promise<AnswerOf<Id>> {
  const { method, path } = operations[name];
  return readReply(name, await request({ method, path, token, ...(body && { body }) }));
}
