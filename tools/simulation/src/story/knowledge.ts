import type { Snapshot } from '@wallet/api-client';
import type { Deed, Entry, Ledger, Order } from '../backend/ledger.ts';
import type { Reply } from '../backend/replies.ts';
import type { Departure } from '../world/network.ts';
import type { Page } from '../world/page.ts';
import type { SentCall } from './ledger-book.ts';

/** A read that a page has received. */
interface Read {
  readonly path: string;
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly shown: Ledger;
}

/** What every page has received. It tells a statement that was proven from one that was only lucky. */
export class Knowledge {
  readonly #received = new Map<Page, { readonly reads: Read[]; readonly answers: Map<number, Reply> }>();

  onAnswer({ id, page, path, sentAt }: Departure, reply: Reply): void {
    const { shown } = reply;
    const { reads, answers } = this.#of(page);
    if (shown) reads.push({ path, sentAt, receivedAt: page.device.world.now, shown });
    else answers.set(id, reply);
  }

  answerTo(page: Page, { id }: SentCall): Reply | undefined {
    return this.#of(page).answers.get(id);
  }

  /** Why the lists that a page has read could not tell that a call was done. Null if they could. `likes` are the deeds that look like it. */
  doubtOfDone(page: Page, call: SentCall, likes: readonly Deed[], before: Snapshot | null): string | null {
    const { order } = call;
    if (this.answerTo(page, call)?.says === 'done') return null;
    if (!before || couldHappen[order.what]?.(before, order) === false) return 'it looked like that before, or that is not known';
    const shown = this.#shown(page, call).filter(({ deeds }) => deeds.some((deed) => likes.includes(deed)));
    if (shown.length === 0) return 'no list that was read shows it';
    const mayBe = mayBeOf(order, before);
    const isClear = ({ entries }: Ledger) => {
      const rows = newIn(entries, call).filter(mayBe ?? noRow);
      return rows.length === 0 || (rows.some(hasEnded) && (rows.length === 1 || order.what === 'transferAll'));
    };
    if (mayBe && !this.#shown(page, call, statement).some(isClear))
      return 'each list shows several that it may be, or one that has not ended so';
    const isUnpaid = ({ entries }: Ledger) => !newIn(entries, call).some(({ type }) => type === 'deposit');
    if (order.what !== 'cancelQrCode') return null;
    const isInTime = (before.qrCode?.expiresAt ?? 0) > page.device.world.now;
    return isInTime && this.#shown(page, call, statement).some(isUnpaid) ? null : 'it may have expired, or have been paid';
  }

  /** Why a page could not know that nothing had changed. Null if it could. */
  doubtOfUnchanged(page: Page, call: SentCall, before: Snapshot | null): string | null {
    const { order } = call;
    if (!this.answerTo(page, call)) return 'no answer has come';
    if (!before || wouldShow[order.what]?.(before, order) === false) return 'a change would not show';
    if (this.#shown(page, call).length === 0) return 'nothing was read';
    if (leavesNoEntry.has(order.what)) return null;
    const last = this.#shown(page, call, statement).at(-1);
    return last && newIn(last.entries, call).length === 0 ? null : 'the statement shows something new';
  }

  /** Why a page could not know that a call was refused. Null if it could. `likes` are the deeds that look like it. */
  doubtOfRefused(page: Page, call: SentCall, likes: readonly Deed[]): string | null {
    if (this.answerTo(page, call)?.says === 'refused') return null;
    const mayBe = mayBeOf(call.order);
    const hasFailed = ({ entries }: Ledger) => {
      const isLike = (entry: Entry) => entry.at >= call.sentAt - nearMs || likes.some((deed) => deed.call === entry.call);
      const rows = entries.filter(isLike).filter(mayBe ?? noRow);
      return rows.some(({ status }) => status === 'FAILED') && newIn(rows, call).length <= 1;
    };
    return this.#shown(page, call, statement).some(hasFailed) ? null : 'neither an answer nor a list says so';
  }

  /** Whether a page has read the figures since then. */
  hasReadWallet(page: Page, since: number): boolean {
    return this.#of(page).reads.some(({ path, receivedAt }) => path === '/api/wallet' && receivedAt >= since);
  }

  /** Whether a page has read a list after a call in which only one row may be that of the call. */
  hasReadOne(page: Page, call: SentCall, rowsOf: (ledger: Ledger) => readonly { readonly at: number }[], until: number): boolean {
    return this.#shown(page, call, '').some((ledger) => newIn(rowsOf(ledger), call).filter(({ at }) => at <= until).length <= 1);
  }

  /** What the lists have shown that left after the call. */
  #shown(page: Page, { order, sentAt }: SentCall, start = listOf[order.what] ?? statement): readonly Ledger[] {
    const isMeant = (read: Read) =>
      read.sentAt >= sentAt && (start.endsWith('/') ? read.path.startsWith(start) : read.path === start || start === '');
    return this.#of(page)
      .reads.filter(isMeant)
      .map(({ shown }) => shown);
  }

  #of(page: Page) {
    const received = this.#received.get(page) ?? { reads: [], answers: new Map<number, Reply>() };
    this.#received.set(page, received);
    return received;
  }
}

/** Times of the backend are known as exactly as this. */
const nearMs = 4000;

const statement = '/api/statement';

/** Where a deed shows, if not in the statement. */
const listOf: Readonly<Partial<Record<string, string>>> = {
  receiveRefund: '/api/refund/check',
  spin: '/api/spinwheel/setup',
  claimCoupon: '/api/spinwheel/coupon',
  createQrCode: '/api/qrcode/',
  cancelQrCode: '/api/qrcode/',
  activateGame: '/api/wallet',
  activatePromotion: '/api/promotion/current',
  activateBonus: '/api/bonus',
  clearBonus: '/api/bonus/check/active',
};

const leavesNoEntry: ReadonlySet<string> = new Set(['createQrCode', 'cancelQrCode', 'clearBonus', 'activateGame']);

type Before = Readonly<Partial<Record<string, (before: Snapshot, order: Order) => boolean>>>;

/** Whether the change would be one, seen from what was known before. */
const couldHappen: Before = {
  transferAll: ({ balances = {} }, { to }) => Object.entries(balances).some(([place, minor]) => place !== to && minor !== 0),
  receiveRefund: ({ refund }) => refund?.available === 'some',
  cancelQrCode: ({ qrCode }, { code }) => qrCode?.id === code,
  activateGame: ({ balances }, { code = '' }) => balances !== undefined && !(code in balances),
  activatePromotion: ({ promotion }, { code }) => promotion !== undefined && promotion !== code,
  clearBonus: ({ isBonusActive }) => isBonusActive === true,
};

/** Whether the change, and its opposite after it, would leave a trace. */
const wouldShow: Before = {
  createQrCode: ({ qrCode }) => Boolean(qrCode),
  clearBonus: ({ bonus }) => (bonus?.timesReceived ?? 0) > 0,
  activateBonus: ({ bonus }) => !bonus?.isActive || bonus.timesReceived > 0,
  activatePromotion: ({ promotion }, { code }) => promotion !== code,
  claimCoupon: ({ coins, coupons }) => typeof coins === 'number' && (coupons ?? 0) > 0,
};

/** What the statement shows of an order, with what is known from before it. Null if it shows nothing. */
export function mayBeOf({ what, from, to, minor }: Order, before?: Snapshot): ((entry: Entry) => boolean) | null {
  switch (what) {
    case 'transfer':
      return (entry) => entry.type === 'transfer' && entry.from === from && entry.to === to && entry.minor === minor;
    case 'transferAll':
      return (entry) => entry.type === 'transfer' && entry.to === to;
    case 'withdraw':
    case 'withdrawAll':
      return (entry) => entry.type === 'withdraw' && entry.minor === minor;
    case 'addRefund':
      return (entry) => entry.cause === 'refund' && entry.minor === (before?.refund?.receivedMinor ?? entry.minor);
    case 'claimInviteBonus':
      return (entry) => entry.cause === 'invite' && entry.minor === (before?.inviteBonus ?? entry.minor);
    default:
      return null;
  }
}

/** A withdrawal that is in progress has been accepted. */
const hasEnded = ({ type, status }: Entry): boolean => (type === 'withdraw' ? status !== 'FAILED' : status === 'SUCCESS');

const noRow = () => false;

const newIn = <Row extends { readonly at: number }>(rows: readonly Row[], { sentAt }: SentCall): readonly Row[] =>
  rows.filter(({ at }) => at >= sentAt);

/** Whether a snapshot shows a ledger as it was at one of some moments, each part at one of them. */
export function isSnapshotOf(before: Snapshot, moments: readonly Ledger[], since: number): boolean {
  const newest = (times: readonly (number | null)[]) => times.reduce<number>((latest, at) => Math.max(latest, at ?? 0), since);
  const { entries, balances, inviteBonus, refund, isBonusActive, promotion, coupons, coins } = before;
  const parts: readonly (readonly [unknown, (ledger: Ledger) => unknown])[] = [
    [entries && newest(entries.map(({ createdAt }) => createdAt)), (ledger) => newest(ledger.entries.map(({ at }) => Math.trunc(at)))],
    [balances && JSON.stringify(balances), (ledger) => JSON.stringify(ledger.balances)],
    [inviteBonus, ({ invite }) => invite],
    [refund?.receivedMinor, (ledger) => ledger.refund.received],
    [isBonusActive, ({ bonus }) => bonus !== null],
    [promotion, (ledger) => ledger.promotion],
    [coupons, (ledger) => ledger.coupons],
    [coins, (ledger) => ledger.coins],
  ];
  return parts.every(([shown, of]) => shown === undefined || moments.some((ledger) => of(ledger) === shown));
}
