import type { Answer, Elsewhere } from './faults.ts';
import { act, emptyLedger, operatorActs, type Ledger, type Order, type Status } from './ledger.ts';
import { orderOf, readOf, type Offers } from './routes.ts';
import { textOf, type Reply } from './replies.ts';

/** What the specification leaves to a backend. */
export interface Traits {
  readonly keys: 'honoured' | 'ignored';
  /** How all entries but withdrawals begin: some end later. */
  readonly books: Status;
  /** How far its lists and balances are behind. */
  readonly lateMs: number;
  readonly order: 'newest first' | 'oldest first' | 'mixed';
  readonly ids: 'numbers' | 'texts' | 'objects' | 'absent';
  readonly times: 'ISO' | 'numbers';
  /** Whether it lists when a bonus was received. */
  readonly countsBonuses: boolean;
  /** Whether pages can read its clock. */
  readonly showsClock: boolean;
  /** What becomes of its deposit accounts from one read to the next. */
  readonly offers: Offers;
}

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | null;
  readonly key: string | null;
}

interface Moment {
  readonly at: number;
  readonly ledger: Ledger;
}

/** Answers that say nothing about success, although the call was done. */
const undone: ReadonlySet<Answer> = new Set([
  'page, not done',
  'gateway, not done',
  'broken, not done',
  'broken in words, not done',
  'refusal',
  'refusal in words',
  'refusal in a 200',
  'refusal in a 500',
  'too many',
  'session over',
]);

/** A backend around the ledgers of two members. It keeps every state, so that lists can be late. */
export class Backend {
  readonly traits: Traits;
  readonly #now: () => number;
  readonly #members = new Map<string, string>();
  readonly #owners = new Map<string, string>();
  readonly #history = new Map<string, Moment[]>();
  /** What was done by idempotency key. */
  readonly #doneByKey = new Map<string, Reply>();

  constructor(traits: Traits, now: () => number) {
    this.traits = traits;
    this.#now = now;
  }

  /** The token of a new session. */
  logIn(member: string, session: number): string {
    const token = `token-${String(session)}`;
    this.#members.set(token, member);
    this.#owners.set(token, member);
    if (!this.#history.has(member)) this.#history.set(member, [{ at: this.#now(), ledger: emptyLedger }]);
    return token;
  }

  /** Whose session it is, if it has not ended. */
  memberOf(token: string): string | undefined {
    return this.#members.get(token);
  }

  /** Whose session it is or was. */
  ownerOf(token: string): string | undefined {
    return this.#owners.get(token);
  }

  /** Ends all sessions of a member. */
  expire(member: string): void {
    for (const [token, owner] of this.#members) if (owner === member) this.#members.delete(token);
  }

  ledgerOf(member: string): Ledger {
    return this.#history.get(member)?.at(-1)?.ledger ?? emptyLedger;
  }

  /** All states of a ledger that were current at some moment since then, as late lists show them. */
  ledgersSince(member: string, at: number): readonly Ledger[] {
    const history = this.#history.get(member) ?? [];
    const current = history.findLastIndex((moment) => moment.at <= at - this.traits.lateMs);
    return history.slice(Math.max(0, current)).map(({ ledger }) => ledger);
  }

  /** Something happens at the operator, or is done where no page of the app is while a call is on its way. */
  happen(member: string, what: Elsewhere, call: Call | null = null): void {
    this.change(member, (ledger, at) => {
      if (what in operatorActs) return operatorActs[what as keyof typeof operatorActs](ledger, at, this.traits.books);
      const same = call && orderOf(call);
      const orders = what === 'the same is done elsewhere' ? (same ? [same] : []) : thereAndBack;
      return orders.reduce((next, order) => {
        const verdict = act(next, order, -(call?.id ?? 0), at, this.traits.books);
        return 'refused' in verdict ? next : verdict;
      }, ledger);
    });
  }

  /** Something happens without a call of the app. */
  change(member: string, next: (ledger: Ledger, at: number) => Ledger): void {
    const before = this.ledgerOf(member);
    const ledger = next(before, this.#now());
    if (ledger !== before) this.#history.get(member)?.push({ at: this.#now(), ledger });
  }

  receive(call: Call, answer: Answer): Reply {
    const member = call.token === null ? undefined : this.#members.get(call.token);
    if (member === undefined) return textOf('session over', {});
    const order = orderOf(call);
    return order ? this.#act(member, order, call, answer) : this.#read(member, call, answer);
  }

  #read(member: string, call: Call, answer: Answer): Reply {
    if (answer !== 'code') return textOf(answer, {});
    const history = this.#history.get(member) ?? [];
    const shown = history.findLast(({ at }) => at <= this.#now() - this.traits.lateMs) ?? history[0];
    const data = shown && readOf(call, shown.ledger, this.traits, this.#now());
    if (!shown || data === undefined) return { status: 404, text: '{"message":"NO_DATA"}' };
    return { status: 200, text: JSON.stringify(data), shown: shown.ledger };
  }

  #act(member: string, order: Order, call: Call, answer: Answer): Reply {
    if (answer === 'session over') this.expire(member);
    if (undone.has(answer)) return textOf(answer, {});
    const key = this.traits.keys === 'honoured' ? call.key : null;
    const known = key === null ? undefined : this.#doneByKey.get(key);
    if (known) return known;
    const verdict = act(this.ledgerOf(member), order, call.id, this.#now(), this.traits.books);
    if ('refused' in verdict) return { status: 400, text: JSON.stringify({ message: verdict.refused }), says: 'refused' };
    this.change(member, () => verdict);
    if (key !== null) this.#doneByKey.set(key, textOf('code', successOf(order, verdict)));
    return textOf(answer, successOf(order, verdict));
  }
}

/** Afterwards the balances are as before. */
const thereAndBack: readonly Order[] = [
  { what: 'transfer', from: 'WALLET', to: 'G1', minor: 2500 },
  { what: 'transfer', from: 'G1', to: 'WALLET', minor: 2500 },
];

/** What a success brings besides its message. */
function successOf({ what }: Order, { qr, coins }: Ledger): object {
  if (what === 'createQrCode')
    return { hasQrcode: true, qrcodeId: qr?.id, qrcode: '<svg/>', amount: (qr?.minor ?? 0) / 100, expireIn: qr?.expiresAt };
  if (what === 'spin') return { success: true, code: 'S1', label: 'Prize', remainingCoin: coins };
  if (what === 'claimCoupon') return { success: true };
  if (what === 'activateBonus') return { _id: 'u1', isActive: true, received: [] };
  return {};
}
