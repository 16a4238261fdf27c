import {
  activeBonusResponse,
  bankListResponse,
  bonusListResponse,
  chatHistoryResponse,
  couponListResponse,
  depositLookupResponse,
  inviteListResponse,
  profileResponse,
  qrCodeResponse,
  refundListResponse,
  slipListResponse,
  slipLookupResponse,
  spinActiveResponse,
  spinResponse,
  spinSetupResponse,
  statementResponse,
  walletResponse,
  withdrawLookupResponse,
} from '@wallet/contract';
import { findSlice, fromWireTime, offersQr } from '@wallet/domain';
import { operations, type OperationId } from '@wallet/contract/operations';
import { parse, safeParse, type GenericSchema, type InferOutput } from 'valibot';
import type { KitContext } from './check-operations.ts';
import { clockOf } from './check-response.ts';
import { checkQrCode } from './check-qr-code.ts';
import type { Reply } from './client.ts';

/** What is wrong, and what members see of it; where it is one field, which. */
interface Contradiction {
  readonly detail: string;
  readonly sees?: string;
  readonly field?: string;
}

interface Asked {
  readonly context: KitContext;
  readonly path: string;
  readonly body: object | undefined;
  /** The backend's clock when it answered. */
  readonly nowMs: number;
}

type Rule = (json: unknown, asked: Asked) => Promise<readonly Contradiction[]> | readonly Contradiction[];

/** Checks that what a response says agrees with itself, with the request, and with other responses. */
export async function checkConsistency(
  context: KitContext,
  name: OperationId,
  reply: Reply,
  path: string,
  body: object | undefined,
): Promise<void> {
  const unseen = notSeen[name];
  if (unseen !== undefined) context.findings.add(name, 'consistency', 'skipped', unseen);
  const rule = rules[name];
  if (rule === undefined) return;
  const contradictions = await rule(reply.json, { context, path, body, nowMs: clockOf(reply) });
  for (const { detail, ...about } of contradictions) context.findings.add(name, 'consistency', 'failed', detail, about);
  if (contradictions.length === 0) context.findings.add(name, 'consistency', 'passed');
}

/** Applies a rule to what the apps read of a response. */
const of =
  <Schema extends GenericSchema>(
    schema: Schema,
    find: (output: InferOutput<Schema>, asked: Asked) => Promise<readonly Contradiction[]> | readonly Contradiction[],
  ): Rule =>
  (json, asked) =>
    find(parse(schema, json), asked);

const when = (isWrong: boolean, detail: string, sees?: string, field?: string): readonly Contradiction[] =>
  isWrong ? [{ detail, ...(sees !== undefined && { sees }), ...(field !== undefined && { field }) }] : [];

/** What a call promises that no other call shows. */
const notSeen: Readonly<Partial<Record<OperationId, string>>> = {
  refreshGameBalances: 'whether it brings new balances: needs a bet between two refreshes',
};

const samePages = 'Members see the same entries on every page.';
const emptyPages = 'Members turn to pages that are empty.';

interface Dated {
  readonly createdAt: unknown;
}

/** Times of one moment may be written in several units. */
const sameMomentMs = 60_000;

/** A list begins with its newest entry. */
function findOldestFirst(rows: readonly Dated[], sees: string): readonly Contradiction[] {
  const [first, last] = [fromWireTime(rows.at(0)?.createdAt), fromWireTime(rows.at(-1)?.createdAt)];
  const isOldestFirst = first !== null && last !== null && first + sameMomentMs < last;
  return when(isOldestFirst, 'the oldest entry is the first, where the newest is due', sees);
}

/** The pages whose order means something. */
const ordered: ReadonlySet<OperationId> = new Set(['getStatement', 'getSlips']);

/** Rules for a page of a list: newest first, the limit and the total are kept, and the second page is another one. */
function pageRule<Schema extends GenericSchema>(
  name: OperationId,
  schema: Schema,
  rowsOf: (page: InferOutput<Schema>) => readonly Dated[],
): Rule {
  return of(schema, async (page, { context: { request, token }, path, body }) => {
    const rows = rowsOf(page);
    const { limit = rows.length } = (body ?? {}) as { limit?: number };
    const { total = null } = page as { total?: number | null };
    const readPage = async (number: number) => {
      const next = safeParse(
        schema,
        (await request({ method: operations[name].method, path, token, body: { ...body, page: number } })).json,
      );
      return next.success ? rowsOf(next.output) : [];
    };
    const lastPage = Math.ceil((total ?? 0) / Math.max(1, limit));
    const isLastEmpty = total !== null && total > rows.length && (rows.length < limit || (await readPage(lastPage)).length === 0);
    const own = [
      ...(ordered.has(name)
        ? findOldestFirst(
            rows,
            'Members look for what they did last on the first page, and so does the app for a lost transfer or withdrawal.',
          )
        : []),
      ...when(isLastEmpty, 'total: more than there are entries: the last page is empty', emptyPages, 'total'),
      ...when(rows.length > limit, `${String(rows.length)} entries where ${String(limit)} were asked for`, samePages),
      ...when(
        total !== null && total < rows.length,
        'total: less than the entries of one page',
        'Members cannot turn to the next page.',
        'total',
      ),
    ];
    if (own.length > 0 || rows.length < limit) return own;
    const others = await readPage(2);
    return when(
      others.length > 0 && JSON.stringify(others) === JSON.stringify(rows),
      'the second page has the same entries as the first',
      samePages,
    );
  });
}

/** Entries are told apart by their codes. */
function findTwins(entries: readonly { readonly code: string }[], detail: string, sees: string, field?: string): readonly Contradiction[] {
  const codes = entries.map(({ code }) => code).filter((code) => code !== '');
  return when(new Set(codes).size < codes.length, detail, sees, field);
}

const rules: Readonly<Partial<Record<OperationId, Rule>>> = {
  getChatHistory: of(chatHistoryResponse, (items) =>
    findOldestFirst(items, 'The chat shows its messages in the wrong order, and not the last ones.'),
  ),
  getStatement: pageRule('getStatement', statementResponse, ({ statements }) => statements),
  getSlips: pageRule('getSlips', slipListResponse, ({ slips }) => slips),
  getInvites: pageRule('getInvites', inviteListResponse, ({ invites }) => invites),
  getRefunds: pageRule('getRefunds', refundListResponse, ({ refunds }) => refunds),
  getWithdrawalLimits: of(withdrawLookupResponse, ({ withdrawMin, withdrawMax }) => [
    ...when(
      withdrawMin !== null && withdrawMax !== null && withdrawMin > withdrawMax,
      'withdrawMin: more than withdrawMax',
      'Nobody can withdraw: every amount is refused.',
      'withdrawMin',
    ),
    ...when(withdrawMax === 0, 'withdrawMax: it is 0', 'Nobody can withdraw: every amount is refused.', 'withdrawMax'),
  ]),
  getWallet: of(walletResponse, ({ slots }) => {
    const unknown = slots.findIndex(({ code, isActive, amount }) => code !== '' && isActive && amount === null);
    return [
      ...when(
        unknown >= 0,
        `slots[${String(unknown)}].amount: an active game account has no balance`,
        'The balance of a game and the total are shown as "-".',
        `slots[${String(unknown)}].amount`,
      ),
      ...findTwins(slots, 'slots: two have the same code', 'A game appears twice, and its money is counted twice.', 'slots'),
    ];
  }),
  getProfile: of(profileResponse, ({ profile }, { context: { knownValues } }) =>
    when(
      knownValues.memberId !== null && knownValues.memberId !== '' && profile._id !== knownValues.memberId,
      'profile._id: another one than in the wallet',
      'Members give friends a link that leads to somebody else.',
      'profile._id',
    ),
  ),
  getBanks: of(bankListResponse, (banks) => [
    ...when(banks.length === 0, 'the list is empty', 'There is no bank to choose, so nobody can register.'),
    ...findTwins(banks, 'two banks have the same code', 'Members may choose the wrong bank.'),
  ]),
  getDepositAccounts: of(depositLookupResponse, ({ banks, wallets }) => {
    const nameless = banks.findIndex(
      ({ bankAccountNo, bankCode, bankType }) => bankAccountNo === '' && bankType === '' && !offersQr(bankCode, bankType),
    );
    return [
      ...when(banks.length === 0 && wallets.length === 0, 'there is no account', 'Nobody can deposit.'),
      ...when(
        nameless >= 0,
        `banks[${String(nameless)}].bankAccountNo: an account to transfer to has no number`,
        'An account to deposit to is missing.',
        `banks[${String(nameless)}].bankAccountNo`,
      ),
    ];
  }),
  getSlipRules: of(slipLookupResponse, ({ closedFrom, closedTo }) =>
    when(
      (closedFrom === undefined) !== (closedTo === undefined),
      'closedFrom and closedTo: one of them is missing',
      'Members are not told when slips are not taken.',
      'closedFrom',
    ),
  ),
  getBonuses: of(bonusListResponse, async (bonuses, { context: { request, token } }) => {
    const active = safeParse(activeBonusResponse, (await request({ ...operations.getActiveBonus, token })).json);
    const isOneActive = bonuses.some(({ userBonus }) => userBonus?.isActive === true);
    return [
      ...findTwins(bonuses, 'two bonuses have the same code', 'Members receive another bonus than they chose.'),
      ...when(
        isOneActive && active.success && !active.output.status,
        'a bonus is active that getActiveBonus does not know of',
        'Members see a bonus as active and cannot end it.',
      ),
    ];
  }),
  getSpinWheel: of(spinSetupResponse, async ({ slices, userCoin }, { context: { request, token } }) => {
    const active = safeParse(spinActiveResponse, (await request({ ...operations.getSpinActive, token })).json);
    const wallet = safeParse(walletResponse, (await request({ ...operations.getWallet, token })).json);
    const coin = wallet.success ? wallet.output.profile.coin : null;
    return [
      ...when(
        slices.length === 0 && active.success && active.output.active,
        'slices: it is empty although the wheel is active',
        'There is a wheel without anything on it.',
        'slices',
      ),
      ...findTwins(slices, 'slices: two have the same code', 'The wheel may stop at another prize than was won.', 'slices'),
      ...when(
        userCoin !== null && coin !== null && userCoin !== coin,
        'userCoin: another number than in the wallet',
        'Home and the wheel show different numbers of coins.',
        'userCoin',
      ),
    ];
  }),
  spin: of(spinResponse, async (spun, { context: { request, token } }) => {
    const wheel = safeParse(spinSetupResponse, (await request({ ...operations.getSpinWheel, token })).json);
    const isNowhere = spun.success && wheel.success && findSlice(wheel.output.slices, spun) < 0;
    return when(
      isNowhere,
      'code: no slice of getSpinWheel has it',
      'The wheel stops nowhere, and members do not see what they won.',
      'code',
    );
  }),
  getCoupons: of(couponListResponse, (coupons) => {
    const unnamed = coupons.findIndex(({ claimedBy }) => claimedBy === null);
    return when(
      unnamed >= 0,
      `[${String(unnamed)}].prize: nothing says what to claim`,
      'A coupon cannot be claimed.',
      `[${String(unnamed)}].prize`,
    );
  }),
  getQrCode: async (json, { context, nowMs }) => {
    const code = parse(qrCodeResponse, json);
    if (code.hasQrcode) await checkQrCode(context, 'getQrCode', code, nowMs);
    return [];
  },
};
