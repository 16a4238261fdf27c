import type { Backend } from '../backend/backend.ts';
import { lookOf, type Deed, type Order } from '../backend/ledger.ts';
import type { Departure } from '../world/network.ts';

/** A money call that has left a page. */
export interface SentCall extends Departure {
  readonly order: Order;
  readonly member: string;
}

/** As exactly as times of the backend can be compared: its clock is read in whole seconds, from answers that take their time. */
const clockErrorMs = 4000;

/** What shows no time can only be told from what was there before, which the app may have read this long before it sent the call. */
const snapshotAgeMs = 120_000;
const untimed: ReadonlySet<string> = new Set([
  'receiveRefund',
  'spin',
  'claimCoupon',
  'createQrCode',
  'cancelQrCode',
  'activateGame',
  'activateBonus',
  'activatePromotion',
  'clearBonus',
]);

/** What the ledger knows of calls. */
export class LedgerBook {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** What a call has done. A call with the key of an earlier one gets the answer for what that one did. */
  deedsOf(call: SentCall, all: readonly SentCall[]): readonly Deed[] {
    const own = all.filter(
      (other) => other === call || (this.#backend.traits.keys === 'honoured' && call.key !== null && other.key === call.key),
    );
    return this.#deeds(call).filter(
      ({ call: id, look }) => id === call.id || (look === lookOf(call.order) && own.some((other) => other.id === id)),
    );
  }

  /** Deeds of other calls that nobody can tell from this one by reading. The page can, if they are its own and it has told of them. */
  twinsOf(call: SentCall, told: ReadonlySet<number> = new Set()): readonly Deed[] {
    const { showsClock, lateMs } = this.#backend.traits;
    const isTimed = !untimed.has(call.order.what);
    const since = (deed: Deed) => call.sentAt - (isTimed && (showsClock || told.has(deed.call)) ? clockErrorMs : snapshotAgeMs + lateMs);
    return this.#deeds(call).filter((deed) => deed.call !== call.id && deed.at >= since(deed) && looksLike(deed, call.order));
  }

  /** Whether a deed that nobody can tell from this call has failed. */
  hasFailedTwin(call: SentCall): boolean {
    const { entries } = this.#backend.ledgerOf(call.member);
    return this.twinsOf(call).some((twin) => entries.some((entry) => entry.call === twin.call && entry.status === 'FAILED'));
  }

  /** Whether what a call did was taken back: a withdrawal or transfer that the operator could not end, a bonus that another device has cancelled since. */
  isTakenBack({ member, order, page }: SentCall, deed: Deed, all: readonly SentCall[]): boolean {
    const { entries, deeds } = this.#backend.ledgerOf(member);
    const isPlain = order.what.startsWith('withdraw') || order.what === 'transfer';
    const hasFailed = isPlain && entries.some(({ call, status }) => call === deed.call && status === 'FAILED');
    const cancelled = lookOf({ what: 'clearBonus' });
    const isOther = (id: number) => id < 0 || all.some((call) => call.id === id && call.page.device !== page.device);
    return (
      hasFailed ||
      (order.what === 'activateBonus' && deeds.some(({ look, at, call }) => look === cancelled && at >= deed.at && isOther(call)))
    );
  }

  #deeds({ member }: SentCall): readonly Deed[] {
    return this.#backend.ledgerOf(member).deeds;
  }
}

/**
 * A transfer of everything cannot be told from a transfer of what there was. Nor the end of a code from the end of the one that took its
 * place unseen.
 */
function looksLike({ look }: Deed, order: Order): boolean {
  if (order.what === 'cancelQrCode') return look.startsWith('cancelQrCode');
  const isToSamePlace = look.includes(` ${String(order.to)} `);
  if (order.what === 'transferAll') return look.startsWith('transfer') && isToSamePlace;
  return look === lookOf(order) || (order.what === 'transfer' && look.startsWith('transferAll') && isToSamePlace);
}
