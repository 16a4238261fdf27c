import type { Money, Wallet } from '@wallet/domain';
import { safeParse } from 'valibot';
import type { ApiStore } from './api-store.ts';
import { walletApi, type ApiTag } from './base-api.ts';
import { bonusEndpoints } from './bonuses.endpoints.ts';
import { promotionEndpoints } from './promotions.endpoints.ts';
import { qrCodeEndpoints } from './qr-codes.endpoints.ts';
import { refundEndpoints, type RefundState } from './refunds.endpoints.ts';
import { spinWheelEndpoints } from './spin-wheel.endpoints.ts';
import { statementEndpoints, type StatementEntry } from './statement.endpoints.ts';
import { walletEndpoints } from './wallet.endpoints.ts';
import { watched, type Marks, type Watched, type WatchTarget } from './watch-target.ts';

/** What reading the truth came to. `unclear`: nothing shows that it was done, which does not prove that it was not. */
export type Finding = 'done' | 'refused' | 'unclear';

type Dispatch = ApiStore['dispatch'];
type Kind = WatchTarget['kind'];
type TargetOf<Name extends Kind> = Extract<WatchTarget, { kind: Name }>;

interface Watch<Target> {
  /** Reads what is true now. null: that could not be read. */
  readonly look: (dispatch: Dispatch, target: Target) => Promise<Marks | null>;
  /** Compares. Only asked where the truth could be read afterwards; before it may have been unreadable. */
  readonly judge: (before: Marks | null, after: Marks, target: Target) => Finding;
  /** What the action changes, and is out of date once the finding is there. */
  readonly tags: readonly ApiTag[];
}

/** More than a page: the newest rows even where a few others came in at the same time. */
const newestRows = { page: 1, limit: 20 } as const;

interface Reading<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly isSuccess: boolean }> {
  readonly unsubscribe: () => void;
}

/** What a reading shows; null where it failed. Subscribed while it lasts: what nobody wants may be cleared in between. */
async function marksOf<Data>(reading: Reading<Data>, toMarks: (data: Data) => Marks): Promise<Marks | null> {
  const { data, isSuccess } = await reading;
  reading.unsubscribe();
  return isSuccess ? toMarks(data as Data) : null;
}

const anew = { forceRefetch: true } as const;
const doneIf = (isDone: boolean): Finding => (isDone ? 'done' : 'unclear');
const minorOf = (money: Money | null): Marks => (money ? [String(money.minor)] : []);

/** A figure has become smaller. Where either was not known, nothing is. */
function isLess(before: Marks | null, after: Marks): boolean {
  const [was, is] = [before?.[0], after[0]];
  return was !== undefined && is !== undefined && Number(is) < Number(was);
}

/** The marks that are there more often than before; none where that is not known. */
function newMarks(before: Marks | null, after: Marks): Marks {
  if (before === null) return [];
  const left = [...before];
  return after.filter((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function isMeant(row: StatementEntry, { type, from, to, amount }: TargetOf<'statement-entry'>): boolean {
  return (
    (type === undefined || row.typeText === type) &&
    (from === undefined || row.from === from) &&
    (to === undefined || row.to === to) &&
    (amount === undefined || isSameFigure(row.amount, amount))
  );
}

/** Backends differ in whether what leaves the wallet has a minus. */
function isSameFigure(one: Money | null, other: { readonly minor: number }): boolean {
  return one !== null && Math.abs(one.minor) === Math.abs(other.minor);
}

const failedMark = ' failed';

const walletMarks = (dispatch: Dispatch, toMarks: (wallet: Wallet) => Marks) =>
  marksOf(dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, anew)), toMarks);

// Compared with itself only, so the currency does not matter.
const refundMarks = (dispatch: Dispatch, toMarks: (refund: RefundState) => Marks) =>
  marksOf(dispatch(refundEndpoints.endpoints.getRefund.initiate('BAHT', anew)), toMarks);

const qrCodeMarks = (dispatch: Dispatch, bankCode: string) =>
  marksOf(dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate({ bankCode, currency: 'BAHT' }, anew)), (code) =>
    code ? [`${code.id} ${String(code.expiresAt)} ${String(code.amount?.minor)}`] : [],
  );

const watches: { readonly [Name in Kind]: Watch<TargetOf<Name>> } = {
  'statement-entry': {
    look: (dispatch, target) => {
      const request = { ...newestRows, currency: target.amount?.currency ?? 'BAHT' } as const;
      return marksOf(dispatch(statementEndpoints.endpoints.getStatement.initiate(request, anew)), ({ rows }) =>
        rows
          .filter((row) => isMeant(row, target))
          .map(({ createdAt, typeText, from, to, amount, status }) =>
            [createdAt, typeText, from, to, amount?.minor].join(' ').concat(status === 'failed' ? failedMark : ''),
          ),
      );
    },
    // An entry in progress counts as done: the backend has taken the action, and the statement tells the rest.
    judge: (before, after) => {
      const withoutEnd = (marks: Marks) => marks.map((mark) => mark.replace(failedMark, ''));
      const added = newMarks(before && withoutEnd(before), withoutEnd(after));
      if (added.length === 0) return 'unclear';
      return added.every((mark) => after.includes(`${mark}${failedMark}`)) ? 'refused' : 'done';
    },
    tags: ['Wallet', 'Statement'],
  },
  slip: {
    look: (dispatch) =>
      marksOf(dispatch(statementEndpoints.endpoints.getSlips.initiate({ ...newestRows, currency: 'BAHT' }, anew)), ({ rows }) =>
        rows.map(({ reference, createdAt }) => `${reference} ${String(createdAt)}`),
      ),
    judge: (before, after) => doneIf(newMarks(before, after).length > 0),
    tags: ['Slips', 'Wallet', 'Statement'],
  },
  'qr-code-made': {
    look: (dispatch, { bankCode }) => qrCodeMarks(dispatch, bankCode),
    judge: (before, after) => doneIf(newMarks(before, after).length > 0),
    tags: ['QrCode'],
  },
  'qr-code-gone': {
    look: (dispatch, { bankCode }) => qrCodeMarks(dispatch, bankCode),
    judge: (_before, after, { qrCodeId }) => doneIf(!after.some((mark) => mark.startsWith(`${qrCodeId} `))),
    tags: ['QrCode'],
  },
  'invite-bonus': {
    look: (dispatch) => walletMarks(dispatch, ({ invite }) => minorOf(invite?.amount ?? null)),
    judge: (before, after) => doneIf(isLess(before, after)),
    tags: ['Wallet', 'Invites', 'Statement'],
  },
  'refund-received': {
    look: (dispatch) => refundMarks(dispatch, ({ available, received }) => [available, ...minorOf(received)]),
    judge: (before, after) =>
      doneIf(before !== null && ((before[0] === 'some' && after[0] === 'none') || isLess(after.slice(1), before.slice(1)))),
    tags: ['Refund', 'RefundLog'],
  },
  'refund-added': {
    look: (dispatch) => refundMarks(dispatch, ({ received }) => minorOf(received)),
    judge: (before, after) => doneIf(isLess(before, after)),
    tags: ['Refund', 'Wallet', 'Statement'],
  },
  bonus: {
    look: (dispatch, { code }) =>
      marksOf(dispatch(bonusEndpoints.endpoints.getBonuses.initiate(undefined, anew)), (bonuses) => {
        const used = bonuses.find((bonus) => bonus.code === code)?.userBonus;
        return used ? [used.isActive ? 'active' : 'used', String(used.receivedAt.length)] : [];
      }),
    judge: (before, after) => {
      if (before === null) return 'unclear';
      const isNowActive = after[0] === 'active' && before[0] !== 'active';
      return doneIf(isNowActive || Number(after[1] ?? 0) > Number(before[1] ?? 0));
    },
    tags: ['Bonuses', 'ActiveBonus', 'Wallet', 'Statement'],
  },
  'no-bonus': {
    look: (dispatch) =>
      marksOf(dispatch(bonusEndpoints.endpoints.getActiveBonus.initiate(undefined, anew)), ({ isActive }) => (isActive ? ['active'] : [])),
    judge: (_before, after) => doneIf(after.length === 0),
    tags: ['Bonuses', 'ActiveBonus', 'Wallet', 'Statement'],
  },
  promotion: {
    look: (dispatch) =>
      marksOf(dispatch(promotionEndpoints.endpoints.getCurrentPromotion.initiate(undefined, anew)), (promotion) =>
        promotion ? [promotion.code] : [],
      ),
    judge: (before, after, { code }) => doneIf(newMarks(before, after).includes(code)),
    tags: ['Promotion', 'Bonuses', 'ActiveBonus', 'Wallet', 'Statement'],
  },
  coupon: {
    look: (dispatch, { slice }) =>
      marksOf(dispatch(spinWheelEndpoints.endpoints.getCoupons.initiate(undefined, anew)), (coupons) => {
        const ofSlice = coupons.filter((coupon) => coupon.slice === slice);
        return [String(ofSlice.reduce((sum, { amount }) => sum + (amount ?? 1), 0))];
      }),
    judge: (before, after) => doneIf(isLess(before, after)),
    tags: ['Coupons', 'SpinSetup', 'Wallet', 'Statement'],
  },
  coin: {
    look: (dispatch) =>
      marksOf(dispatch(spinWheelEndpoints.endpoints.getWheel.initiate(undefined, anew)), ({ userCoin }) =>
        userCoin === null ? [] : [String(userCoin)],
      ),
    judge: (before, after) => doneIf(isLess(before, after)),
    tags: ['SpinSetup', 'Coupons', 'Wallet'],
  },
  'game-account': {
    look: (dispatch, { code }) =>
      walletMarks(dispatch, ({ gameAccounts }) =>
        gameAccounts.some((account) => account.code === code && account.isActive) ? ['active'] : [],
      ),
    judge: (_before, after) => doneIf(after.length > 0),
    tags: ['Wallet', 'Credentials'],
  },
};

/** The watch of a target. Its own target is the only one it is ever handed. */
const watchOf = (target: WatchTarget) => watches[target.kind] as Watch<WatchTarget>;

/** Sees what is true before an action is sent. */
export async function lookBefore(dispatch: Dispatch, target: WatchTarget): Promise<Watched> {
  const before = await watchOf(target).look(dispatch, target);
  return { target, before: before && [...before] };
}

/** Sees whether the action was done by now. `seen` may come from the browser's storage, so it is checked. */
export async function lookAfter(dispatch: Dispatch, seen: unknown): Promise<Finding> {
  const read = safeParse(watched, seen);
  if (!read.success) return 'unclear';
  const { target, before } = read.output;
  const watch = watchOf(target);
  const after = await watch.look(dispatch, target);
  return after === null ? 'unclear' : watch.judge(before, after, target);
}

/** What a look was about; null for what nobody here wrote. */
export function targetOf(seen: unknown): WatchTarget | null {
  const read = safeParse(watched, seen);
  return read.success ? read.output.target : null;
}

/** Reads the wallet anew, for every screen that shows it. False where that failed. */
export async function readBalance(dispatch: Dispatch): Promise<boolean> {
  return (await walletMarks(dispatch, () => [])) !== null;
}

/** Has what the action may have changed read again, wherever it is on a screen. */
export function refreshWatched(dispatch: Dispatch, seen: unknown): void {
  const target = targetOf(seen);
  if (target) dispatch(walletApi.util.invalidateTags([...watchOf(target).tags]));
}
