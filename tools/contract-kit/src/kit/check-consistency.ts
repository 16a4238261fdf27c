import { findSlice, fromWireTime, offersQr } from '@wallet/domain';
import { operations, type OperationId } from '@wallet/contract/operations';
import type { KitContext } from './check-operations.ts';
import { clockOf } from './check-response.ts';
import { checkQrCode } from './check-qr-code.ts';
import type { Reply } from './client.ts';
import { readAnswer, type AnswerOf } from './read-as-apps.ts';

/** What is wrong, beginning with the field if it is one, and what members see of it. */
interface Contradiction {
  readonly detail: string;
  readonly sees: string;
}

interface Asked {
  readonly context: KitContext;
  readonly body: object | undefined;
  /** The backend's clock when it answered. */
  readonly nowMs: number;
  /** Asks for another answer; null if the apps cannot read it. */
  readonly read: <Id extends OperationId>(name: Id, body?: object) => Promise<AnswerOf<Id> | null>;
}

type Rule<Id extends OperationId> = (answer: AnswerOf<Id>, asked: Asked) => Promise<readonly Contradiction[]> | readonly Contradiction[];

/** Checks that what a response says agrees with itself, with the request, and with other responses. */
export async function checkConsistency(context: KitContext, name: OperationId, reply: Reply, body?: object): Promise<void> {
  const unseen = notSeen[name];
  if (unseen !== undefined) context.findings.add(name, 'consistency', 'skipped', unseen);
  const rule = rules[name] as Rule<typeof name> | undefined;
  const answer = readAnswer(name, reply.json);
  if (rule === undefined || answer === null) return;
  const { request, token } = context;
  const read: Asked['read'] = async (other, more) => {
    const { method, path } = operations[other];
    return readAnswer(other, (await request({ method, path, token, ...(more && { body: more }) })).json);
  };
  const contradictions = await rule(answer, { context, body, nowMs: clockOf(reply), read });
  for (const { detail, sees } of contradictions) {
    const field = /^([\w.[\]]+)(?: and \w+)?: /.exec(detail)?.[1] ?? '';
    context.findings.add(name, 'consistency', 'failed', detail, { sees, field });
  }
  if (contradictions.length === 0) context.findings.add(name, 'consistency', 'passed');
}

const when = (isWrong: boolean, detail: string, sees: string): readonly Contradiction[] => (isWrong ? [{ detail, sees }] : []);

/** What a call promises that no other call shows. */
const notSeen: Readonly<Partial<Record<OperationId, string>>> = {
  refreshGameBalances: 'whether it brings new balances: needs a bet between two refreshes',
};

const samePages = 'Members see the same entries on every page.';

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
function pageRule<Id extends 'getStatement' | 'getSlips' | 'getInvites' | 'getRefunds'>(
  name: Id,
  rowsOf: (page: AnswerOf<Id>) => readonly Dated[],
): Rule<Id> {
  return async (page, { body, read }) => {
    const rows = rowsOf(page);
    const { limit = rows.length } = (body ?? {}) as { limit?: number };
    const { total = null } = page as { total?: number | null };
    const readPage = async (number: number) => {
      const next = await read(name, { ...body, page: number });
      return next === null ? [] : rowsOf(next);
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
      ...when(isLastEmpty, 'total: more than there are entries: the last page is empty', 'Members turn to pages that are empty.'),
      ...when(rows.length > limit, `${String(rows.length)} entries where ${String(limit)} were asked for`, samePages),
      ...when(total !== null && total < rows.length, 'total: less than the entries of one page', 'Members cannot turn to the next page.'),
    ];
    if (own.length > 0 || rows.length < limit) return own;
    const others = await readPage(2);
    return when(
      others.length > 0 && JSON.stringify(others) === JSON.stringify(rows),
      'the second page has the same entries as the first',
      samePages,
    );
  };
}

/** Entries are told apart by their codes. */
function findTwins(entries: readonly { readonly code: string }[], detail: string, sees: string): readonly Contradiction[] {
  const codes = entries.map(({ code }) => code).filter((code) => code !== '');
  return when(new Set(codes).size < codes.length, detail, sees);
}

const rules: { readonly [Id in OperationId]?: Rule<Id> } = {
  getChatHistory: (items) => findOldestFirst(items, 'The chat shows its messages in the wrong order, and not the last ones.'),
  getStatement: pageRule('getStatement', ({ statements }) => statements),
  getSlips: pageRule('getSlips', ({ slips }) => slips),
  getInvites: pageRule('getInvites', ({ invites }) => invites),
  getRefunds: pageRule('getRefunds', ({ refunds }) => refunds),
  getWithdrawalLimits: ({ withdrawMin, withdrawMax }) => [
    ...when(
      withdrawMin !== null && withdrawMax !== null && withdrawMin > withdrawMax,
      'withdrawMin: more than withdrawMax',
      'Nobody can withdraw: every amount is refused.',
    ),
    ...when(withdrawMax === 0, 'withdrawMax: it is 0', 'Nobody can withdraw: every amount is refused.'),
  ],
  getWallet: ({ slots }) => {
    const unknown = slots.findIndex(({ code, isActive, amount }) => code !== '' && isActive && amount === null);
    return [
      ...when(
        unknown >= 0,
        `slots[${String(unknown)}].amount: an active game account has no balance`,
        'The balance of a game and the total are shown as "-".',
      ),
      ...findTwins(slots, 'slots: two have the same code', 'A game appears twice, and its money is counted twice.'),
    ];
  },
  getProfile: ({ profile }, { context: { knownValues } }) =>
    when(
      knownValues.memberId !== null && knownValues.memberId !== '' && profile._id !== knownValues.memberId,
      'profile._id: another one than in the wallet',
      'Members give friends a link that leads to somebody else.',
    ),
  getBanks: (banks) => [
    ...when(banks.length === 0, 'the list is empty', 'There is no bank to choose, so nobody can register.'),
    ...findTwins(banks, 'two banks have the same code', 'Members may choose the wrong bank.'),
  ],
  getDepositAccounts: ({ banks, wallets }) => {
    const nameless = banks.findIndex(
      ({ bankAccountNo, bankCode, bankType }) => bankAccountNo === '' && bankType === '' && !offersQr(bankCode, bankType),
    );
    return [
      ...when(banks.length === 0 && wallets.length === 0, 'there is no account', 'Nobody can deposit.'),
      ...when(
        nameless >= 0,
        `banks[${String(nameless)}].bankAccountNo: an account to transfer to has no number`,
        'An account to deposit to is missing.',
      ),
    ];
  },
  getSlipRules: ({ closedFrom, closedTo }) =>
    when(
      (closedFrom === undefined) !== (closedTo === undefined),
      'closedFrom and closedTo: one of them is missing',
      'Members are not told when slips are not taken.',
    ),
  getBonuses: async (bonuses, { read }) => {
    const active = await read('getActiveBonus');
    const isOneActive = bonuses.some(({ userBonus }) => userBonus?.isActive === true);
    return [
      ...findTwins(bonuses, 'two bonuses have the same code', 'Members receive another bonus than they chose.'),
      ...when(
        isOneActive && active?.status === false,
        'a bonus is active that getActiveBonus does not know of',
        'Members see a bonus as active and cannot end it.',
      ),
    ];
  },
  getSpinWheel: async ({ slices, userCoin }, { read }) => {
    const active = await read('getSpinActive');
    const wallet = await read('getWallet');
    const coin = wallet?.profile.coin ?? null;
    return [
      ...when(
        slices.length === 0 && active?.active === true,
        'slices: it is empty although the wheel is active',
        'There is a wheel without anything on it.',
      ),
      ...findTwins(slices, 'slices: two have the same code', 'The wheel may stop at another prize than was won.'),
      ...when(
        userCoin !== null && coin !== null && userCoin !== coin,
        'userCoin: another number than in the wallet',
        'Home and the wheel show different numbers of coins.',
      ),
    ];
  },
  spin: async (spun, { read }) => {
    const wheel = await read('getSpinWheel');
    const isNowhere = spun.success && wheel !== null && findSlice(wheel.slices, spun) < 0;
    return when(isNowhere, 'code: no slice of getSpinWheel has it', 'The wheel stops nowhere, and members do not see what they won.');
  },
  getCoupons: (coupons) => {
    const unnamed = coupons.findIndex(({ claimedBy }) => claimedBy === null);
    return when(unnamed >= 0, `[${String(unnamed)}].prize: nothing says what to claim`, 'A coupon cannot be claimed.');
  },
  getQrCode: async (code, { context, nowMs }) => {
    if (code.hasQrcode) await checkQrCode(context, 'getQrCode', code, nowMs);
    return [];
  },
};
