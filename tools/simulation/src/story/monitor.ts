import type { ApiStore, SentAction, Snapshot } from '@wallet/api-client';
import type { SessionEnd } from '@wallet/session';
import type { MoneyActionState, TrackedTransaction } from '@wallet/money/engine';
import type { Backend } from '../backend/backend.ts';
import type { Fault } from '../backend/faults.ts';
import { lookOf, qrLifeMs, type Deed, type Entry, type Ledger, type Order, type Slip } from '../backend/ledger.ts';
import type { Reply } from '../backend/replies.ts';
import { orderOf } from '../backend/routes.ts';
import { isEmptied, pendingKeys, type MemberTab } from '../member/member-tab.ts';
import type { Departure } from '../world/network.ts';
import type { Device, Page } from '../world/page.ts';
import type { SimStorage } from '../world/sim-storage.ts';
import type { World } from '../world/world.ts';
import { Violation, type Invariant } from './invariants.ts';
import { Knowledge, isSnapshotOf, mayBeOf } from './knowledge.ts';
import { LedgerBook, type SentCall } from './ledger-book.ts';

/** A tap of the member, and what the network does to the call that it may send. */
interface Tap {
  readonly id: number;
  readonly page: Page;
  readonly intent: string;
  readonly fault: Fault;
  hasSent: boolean;
}

/** What a member wants done once. It is open until a page says what became of it. */
interface Intention {
  readonly intent: string;
  readonly call: SentCall;
  /** Whether a reload leaves it stored. */
  readonly isDurable: boolean;
  /** What the browser has forgotten, only a page that had read it before can still tell. */
  state: 'open' | 'told' | 'given up' | 'forgotten';
  /** Since when its page knows what became of it. */
  endedAt: number;
  /** What it is compared with. */
  readonly before: Snapshot | null;
  /** False if nothing of it can have left the device. */
  readonly hasLeft: boolean;
  readonly isRepeated: boolean;
  /** The member has decided to try it again. */
  isReleased: boolean;
  isRefused: boolean;
  /** It may still be done: nothing had changed so far, or another tab has told it. */
  isUnclear: boolean;
}

/** How many days had something that is no fault of the app. */
export interface Tally {
  repeats: number;
  twins: number;
  calls: number;
}

/** Watches a day and notes the first invariant that does not hold. */
export class Monitor {
  readonly #world: World;
  readonly #backend: Backend;
  readonly #sendsKeys: boolean;
  readonly #book: LedgerBook;
  readonly #knowledge = new Knowledge();
  /** What is tracked, by its id. */
  readonly #tracked = new Map<string, Intention>();
  /** When the last call that is on its way arrives. */
  lastArrivalAt = 0;
  readonly #taps: Tap[] = [];
  readonly #intentions: Intention[] = [];
  readonly #endedTokens = new Map<Page, Set<string>>();
  readonly #lastAnswerAt = new Map<Page, number>();
  /** The logins of each token: when it began, and whether one tab alone has it. */
  readonly #logins = new Map<string | null, { readonly at: number; readonly isOwn: boolean }>();
  /** Until when the logins of a device may end, but the one that replaced them. */
  readonly #endings: { readonly device: Device; readonly by: string | null; readonly until: number }[] = [];
  readonly #tabs = new Map<Page, MemberTab>();
  readonly #requested = new Map<string, number>();
  /** Members and the banks of the accounts that they have paid. */
  readonly #paid = new Set<string>();
  readonly tally: Tally = { repeats: 0, twins: 0, calls: 0 };
  /** What left the pages and what they said, in order. */
  readonly trace: string[] = [];
  violation: Violation | null = null;

  constructor(world: World, backend: Backend, sendsKeys: boolean) {
    this.#world = world;
    this.#backend = backend;
    this.#sendsKeys = sendsKeys;
    this.#book = new LedgerBook(backend);
  }

  fail(invariant: Invariant, message: string): void {
    this.violation ??= new Violation(invariant, message);
  }

  onTap(page: Page, intent: string, fault: Fault): number {
    this.#taps.push({ id: this.#taps.length + 1, page, intent, fault, hasSent: false });
    return this.#taps.length;
  }

  onOpen(tab: MemberTab): void {
    this.#tabs.set(tab.page, tab);
  }

  /** A login replaces those that its device had. The other pages hear of it a moment later. */
  onLogin({ token, page }: MemberTab, isOwn: boolean): void {
    this.#logins.set(token, { at: this.#world.now, isOwn });
    this.onEnding(page.device, token, this.#world.now + momentMs);
    this.#world.after(1000, () => this.#checkLogins(page.device));
  }

  /** The logins of a device may end until then, but the one that replaced them. */
  onEnding(device: Device, by: string | null = null, until = Infinity): void {
    this.#endings.push({ device, by, until });
  }

  /** A new version is loaded only while no money is moving. */
  onUpdate({ locks }: Device, isAccepted: boolean): void {
    if (isAccepted && locks.held.length > 0) this.fail('locks', 'a page is loaded again while money is moving');
  }

  /** The member asks to check an action or to try it again. */
  onRequest(tab: MemberTab, intent: string): void {
    this.#requested.set(`${tab.name} ${intent}`, this.#world.now);
  }

  /** The member has transferred money to an account of the operator, in the app of a bank. */
  onPaid(member: string, bankCode: string): void {
    this.#note(member, `pays to ${bankCode}`);
    this.#paid.add(`${member} ${bankCode}`);
  }

  /** The browser has lost what the app had stored, so the app cannot know of earlier actions, nor of their keys. */
  onForgotten(isGone: (page: Page) => boolean): void {
    for (const intention of this.#intentions.filter(({ call }) => isGone(call.page))) {
      if (intention.state === 'open') intention.state = 'forgotten';
      intention.isReleased = false;
    }
  }

  /** The page is gone, and with it what only the page knew. */
  onClose(page: Page): void {
    for (const intention of this.#open()) if (intention.call.page === page && !intention.isDurable) intention.state = 'given up';
  }

  onSend(departure: Departure): Fault | undefined {
    const { page, token, path, method } = departure;
    this.#note(this.#tabs.get(page)?.name ?? page.device.name, `sends ${method} ${path}`);
    if (!outsideSessions.has(path) && (token === null || this.#endedTokens.get(page)?.has(token))) {
      this.fail('silent after the end', `${path} was sent with ${token === null ? 'no token' : 'the token of an ended session'}`);
    }
    const order = orderOf(departure);
    if (!order) return undefined;
    this.tally.calls += 1;
    const tap = this.#tapOf(departure, order);
    if (!tap || tap.hasSent) {
      this.fail('one effect', `${path} was sent ${tap ? 'a second time by one tap' : 'without a tap'}`);
      return undefined;
    }
    tap.hasSent = true;
    if (this.#sendsKeys && departure.key === null) this.fail('one effect', `${path} was sent without a key, and the browser may repeat it`);
    const call: SentCall = { ...departure, order, member: this.#backend.ownerOf(token ?? '') ?? '' };
    this.lastArrivalAt = Math.max(this.lastArrivalAt, this.#world.now + (tap.fault.reachMs ?? 0) + (tap.fault.repeatMs ?? 0));
    const { bankCode } = departure.body;
    if (order.what === 'sendSlip' && !this.#paid.has(`${call.member} ${String(bankCode)}`))
      this.fail('paid account', `${call.member} sent a slip for ${String(bankCode)} without having paid to it`);
    const open = this.#openOf(page, token, tap.intent);
    if (open?.call.token === token) {
      this.fail('one effect', `${tap.intent} was sent although it is not known yet what became of the one before`);
    }
    const stored = this.#tabs.get(page)?.stored(tap.intent, departure.key);
    if (!stored) this.fail('typed is kept', `${tap.intent} was sent without being stored first with its key`);
    const before = stored?.sent?.before ?? null;
    this.#checkSnapshot(call, tap.intent, before);
    const isDurable = storagesOf(page, token).some((storage) =>
      pendingIn(storage).some((text) => text.includes(`"intent":"${tap.intent}"`)),
    );
    this.#checkKey(call, tap.intent);
    const isRepeated = tap.fault.repeatMs !== undefined;
    const hasLeft = page.device.isOnline && (order.what !== 'sendSlip' || tap.fault.reachMs !== null);
    const own = { intent: tap.intent, call, isDurable, before, hasLeft, isRepeated };
    this.#intentions.push({ ...own, state: 'open', endedAt: 0, isReleased: false, isRefused: false, isUnclear: false });
    if (isRepeated) this.tally.repeats += 1;
    return tap.fault;
  }

  /** An answer after which the figures of before no longer count. An answer to a session that has ended tells the page nothing. */
  onAnswer(departure: Departure, reply: Reply): void {
    const { id, page } = departure;
    this.#knowledge.onAnswer(departure, reply);
    const answered = this.#intentions.find(({ call }) => call.id === id);
    if (!answered || answered.isRepeated || leavesFigures.has(answered.call.order.what)) return;
    if (answered.call.token !== this.#tabs.get(page)?.token) return;
    if (this.#book.deedsOf(answered.call, [answered.call]).length > 0) this.#lastAnswerAt.set(page, this.#world.now);
  }

  onState(tab: MemberTab, intent: string, before: MoneyActionState | undefined, state: MoneyActionState): void {
    this.#note(tab.name, `${intent} is ${state.phase}`);
    const open = this.#openOf(tab.page, tab.token, intent);
    switch (state.phase) {
      case 'done':
        this.#judgeDone(tab, intent);
        break;
      case 'refused':
        // What a closed page of another login has left is not known here.
        if (open?.call.token === tab.token && (open.call.page === tab.page || open.call.page.isClosed))
          this.#judgeRefused(tab, open, state.unchanged !== undefined);
        break;
      case 'inOtherTab':
        // A tab that took over says that the other tab's action is over, but not how.
        if (open) this.#world.after(0, () => this.#noteTakenOver(tab, open));
        break;
      case 'idle':
        this.#judgeIdle(tab, intent, open, before);
        break;
      case 'unknown':
        // A slip may be sent again: the backend takes one slip of a transfer.
        if (open?.call.order.what === 'sendSlip') this.#end(open, 'given up');
        break;
      case 'running':
      case 'checking':
    }
  }

  /** What the tracker says of a withdrawal, a slip or a QR code. */
  onTracked(tab: MemberTab, { id, kind, phase, sent }: TrackedTransaction): void {
    this.#note(tab.name, `the tracker says that ${kind} ${id} is ${phase}`);
    const ofKind = { withdrawal: 'withdraw', slip: 'upload-slip', qr: 'create-qr-code', deposit: '' }[kind];
    const { amount } = (sent as SentAction).expected as { readonly amount?: { readonly minor: number } };
    const ofDevice = this.#allOf(tab.page.device, tab.token, ofKind).filter(
      ({ call }) => call.order.minor === (amount ?? call.order).minor,
    );
    // Of what another tab has left, this one learns the end.
    const told =
      ofDevice.findLast(({ call, state }) => call.page === tab.page && state === 'told') ??
      ofDevice.findLast(({ call }) => call.page.isClosed);
    const key = this.#trackedKey(tab, id);
    if (phase === 'sent' && told && !this.#tracked.has(key)) this.#tracked.set(key, told);
    const meant = this.#tracked.get(key);
    if (!meant || phase === 'sent' || phase === 'under-way' || phase === 'unclear' || meant.isRepeated) return;
    const { call, endedAt } = meant;
    const { own, others, rowsOf } = this.#rowsOf(id, kind, call);
    const { qr } = this.#backend.ledgerOf(call.member);
    const isInTime = this.#world.now > call.sentAt + qrLifeMs;
    const isTrue = phase === 'unpaid' ? !own && isInTime : own?.status === (phase === 'done' ? 'SUCCESS' : 'FAILED');
    const isPayable = kind === 'qr' && String(qr?.id) === id && (qr?.expiresAt ?? 0) > this.#world.now;
    const isAlone = this.#tracked.size === 1 && phase !== 'unpaid';
    if (!isTrue && (others.length === 0 || isPayable || phase === 'unpaid'))
      this.fail('told true', `${tab.name} says that the ${kind} of ${call.path} is ${phase}, and it is ${own?.status ?? 'not there'}`);
    else if (isAlone && !this.#knowledge.hasReadOne(tab.page, call, rowsOf, kind === 'qr' ? Infinity : endedAt))
      this.fail('told true', `${tab.name} says by luck that the ${kind} of ${call.path} is ${phase}: each list shows several`);
    else if (!isTrue) this.tally.twins += 1;
  }

  /** Members may have the same ids. */
  #trackedKey({ token }: MemberTab, id: string): string {
    return `${this.#backend.memberOf(token ?? '') ?? ''} ${id}`;
  }

  /** The row of what is tracked, and those that look like it. */
  #rowsOf(id: string, kind: TrackedTransaction['kind'], call: SentCall) {
    const deeds = this.#book.deedsOf(call, this.#calls());
    const mayBe = mayBeOf(call.order) ?? (({ type, minor }: Entry) => type === 'deposit' && minor === call.order.minor);
    const rowsOf = (ledger: Ledger): readonly (Entry | Slip)[] => (kind === 'slip' ? ledger.slips : ledger.entries.filter(mayBe));
    const isOwn = (row: Entry | Slip) => {
      if ('reference' in row) return String(row.reference) === call.order.code;
      return kind === 'qr' ? String(row.qr) === id : deeds.some((deed) => deed.call === row.call);
    };
    const rows = rowsOf(this.#backend.ledgerOf(call.member));
    const others = rows.filter((row) => !isOwn(row) && row.at >= call.sentAt - snapshotAgeMs);
    return { own: rows.find(isOwn), others, rowsOf };
  }

  /** What has ended is not tracked any more, if it can be recognised and there was time. */
  #checkTracked(tab: MemberTab, { id, kind, phase, sentAt, sent }: TrackedTransaction): void {
    const { name, page } = tab;
    const key = this.#trackedKey(tab, id);
    const meant = this.#tracked.get(key);
    if (!meant || meant.isRepeated || phase === 'done' || phase === 'refused') return;
    // Without the times between which it was done, its row cannot be told from others.
    const { sentAt: since, doneBy } = sent as { readonly sentAt?: number | null; readonly doneBy?: number | null };
    if (page.device.wasSetBack || since === null || doneBy === null) return;
    const { own, others } = this.#rowsOf(id, kind, meant.call);
    const until = kind === 'qr' ? Infinity : meant.endedAt + nearMs;
    const { intent, call } = meant;
    // The row may be that of another one.
    const rivals = [...this.#tracked].filter(([other, its]) => other !== key && its.call.member === call.member && its.intent === intent);
    const isAlone = rivals.length === 0 && others.every(({ at }) => at < meant.call.sentAt - nearMs || at > until);
    const isRecent = this.#world.now - sentAt < oftenReadMs;
    // A call with the key of an earlier one may have been done before.
    if (own && own.at >= meant.call.sentAt && own.status !== 'PENDING' && isAlone && isRecent)
      this.fail('not known', `the tracker in ${name} says that the ${kind} of ${meant.call.path} is ${phase}, and it is ${own.status}`);
  }

  onEnd(tab: MemberTab, store: ApiStore, token: string | null, why: SessionEnd | null): void {
    const ended = this.#endedTokens.get(tab.page) ?? new Set<string>();
    if (token !== null) this.#endedTokens.set(tab.page, ended.add(token));
    for (const intention of this.#open()) {
      if (intention.call.token === token && intention.call.page.device === tab.page.device) intention.state = 'given up';
    }
    this.#checkReason(tab.page.device, token, why);
    this.#world.after(1000, () => this.#checkEnd(tab, store, token, why));
  }

  checkFigures(): void {
    for (const tab of this.#liveTabs()) {
      const figures = tab.figures();
      const member = this.#backend.memberOf(tab.token ?? '');
      if (!figures || figures.isMarked || member === undefined) continue;
      const since = this.#lastAnswerAt.get(tab.page) ?? 0;
      const shown = JSON.stringify(figures.balances);
      const isTrue = this.#backend.ledgersSince(member, since).some(({ balances }) => JSON.stringify(balances) === shown);
      if (!isTrue)
        this.fail('figures', `${tab.name} shows ${shown}, and the ledger has ${JSON.stringify(this.#backend.ledgerOf(member).balances)}`);
    }
  }

  /** The day is over, everything works again and there was time. */
  checkLast(): void {
    this.checkFigures();
    for (const intention of this.#intentions) {
      if (intention.isRefused && this.#hasHappened(intention)) {
        this.fail('told true', `${intention.intent} was refused, and later the ledger has it`);
      }
    }
    for (const tab of this.#liveTabs()) this.#checkLastOf(tab);
    for (const intention of this.#open()) this.#checkTold(intention);
    for (const tab of this.#liveTabs()) {
      this.#checkLocks(tab.page.device);
      this.#checkStored(tab);
    }
  }

  isAnythingUnderWay(): boolean {
    return this.#liveTabs().some((tab) => tab.waiting > 0 || [...tab.states.values()].some(isInProgress));
  }

  #checkLastOf(tab: MemberTab): void {
    if (tab.waiting > 0) this.fail('waiting', `${tab.name} still waits for an action`);
    for (const item of tab.tracked) this.#checkTracked(tab, item);
    for (const [intent, state] of tab.states) {
      if (isInProgress(state)) this.fail('waiting', `${intent} in ${tab.name} is ${state.phase} for ever`);
      const open = this.#openOf(tab.page, tab.token, intent);
      if (state.phase === 'unknown' && open && this.#canBeRead(tab, open)) {
        this.fail('not known', `${intent} in ${tab.name} is not known, although the lists show it`);
      }
    }
  }

  /** The same content that was not known has the same key when the member tries it again, so that a backend can do it once. */
  #checkKey(call: SentCall, intent: string): void {
    const used = this.#intentions.findLast(({ hasLeft, call: { key } }) => hasLeft && key !== null && key === call.key);
    // What a page kept to itself, because the storage was full, it cannot know to be over.
    const isElsewhere = used?.call.page !== call.page && call.page.device.local.wasFull;
    const isOver = used?.state === 'told' && !used.isUnclear && !isElsewhere;
    if (used && (isOver || lookOf(used.call.order) !== lookOf(call.order)))
      this.fail('one effect', `${intent} was sent with the key of another one`);
    const isSame = ({ order }: SentCall) => lookOf(call.order) === lookOf(order);
    const before = this.#allOf(call.page.device, call.token, intent).findLast((other) => other.hasLeft && isSame(other.call));
    // The end of a session removes what was stored.
    if (!before?.isReleased || before.call.token !== call.token || call.key === null || !keyed.has(call.order.what)) return;
    // A key is kept for fifteen minutes of the device's clock.
    const { wasSetBack, wasSetForward } = call.page.device;
    const isRecent = call.sentAt - before.call.sentAt < 600_000 && !wasSetBack && !wasSetForward;
    const isOpen = this.#book.deedsOf(before.call, this.#calls()).length + this.#book.twinsOf(before.call).length === 0;
    // A login that is not remembered has a storage of its own in each tab, and a full storage takes nothing for the others.
    const { local } = call.page.device;
    const isShared = before.call.page.session === call.page.session || (pendingIn(local).length > 0 && !local.wasFull);
    if (isRecent && isOpen && isShared && call.key !== before.call.key)
      this.fail('typed is kept', `${intent} was tried again with another key`);
  }

  /** An action is compared with what the lists showed after the same action had ended before. */
  #checkSnapshot(call: SentCall, intent: string, before: Snapshot | null): void {
    const own = this.#intentions.findLast((other) => other.call.page === call.page && other.intent === intent && other.state !== 'open');
    const since = Math.max(own?.endedAt ?? 0, call.page.device.wasSetBack ? 0 : call.sentAt - usefulForMs);
    const moments = this.#backend.ledgersSince(call.member, since);
    if (before && !isSnapshotOf(before, moments, call.sentAt - 50_000))
      this.fail('fresh snapshot', `${intent} is compared with ${JSON.stringify(before)}`);
  }

  /** A login that the storage of the device no longer has, because of another one, has ended in all pages. */
  #checkLogins(device: Device): void {
    const stored = device.local.getItem('token');
    if (stored === null || device.local.wasFull) return;
    for (const { name, page, token } of this.#liveTabs()) {
      const isShared = page.device === device && token !== null && page.session.getItem('token') === null;
      if (isShared && token !== stored) this.fail('login is kept', `${name} goes on with a login that another one has replaced`);
    }
  }

  /**
   * What is stored is told in some page of the session, or is not known in one. If its page has closed, the others take
   * it up, except one that still shows another outcome of that action.
   */
  #checkTold({ intent, isDurable, call }: Intention): void {
    const tabs = this.#liveTabs().filter(({ page, token }) => page.device === call.page.device && token === call.token);
    // A page waits as long as another login of the member does the same and does not know what became of that.
    const isKnown = tabs.some((tab) =>
      ['unknown', ...(tab.stored(intent) ? ['inOtherTab'] : [])].includes(tab.states.get(intent)?.phase ?? ''),
    );
    const showsOther = ({ states }: MemberTab) => ['done', 'refused'].includes(states.get(intent)?.phase ?? '');
    const isResponsible = (tab: MemberTab) => tab.page === call.page || (call.page.isClosed && !showsOther(tab));
    if (isDurable && tabs.some(isResponsible) && !isKnown)
      this.fail('typed is kept', `nobody says what became of ${intent} in ${String(tabs[0]?.name)}`);
  }

  /** What was told is no longer stored: nobody would be told of it again, and nothing like it could be sent. */
  #checkStored(tab: MemberTab): void {
    if (storagesOf(tab.page, tab.token).length === 0) return;
    const others = this.#liveTabs().filter(({ page }) => page.device === tab.page.device);
    for (const intent of new Set(this.#intentions.map((intention) => intention.intent))) {
      const all = this.#allOf(tab.page.device, tab.token, intent);
      const isUnknown = others.some(({ states }) => states.get(intent)?.phase === 'unknown');
      const isOpen = isUnknown || all.some(({ state }) => state === 'open');
      if (all.length > 0 && !isOpen && tab.stored(intent)) this.fail('typed is kept', `${intent} is stored as not known, and was told`);
    }
  }

  /**
   * Whether anybody who read the lists could tell that an action was done: its snapshot was read, it was done later than that, and nothing else
   * looks like it. A call with the key of an earlier one may have been done before.
   */
  #canBeRead(tab: MemberTab, { call, intent }: Intention): boolean {
    if (call.page !== tab.page && !call.page.isClosed) return false;
    const deeds = this.#book.deedsOf(call, this.#calls());
    const isNew = deeds.length === 1 && deeds.every(({ at }) => at >= call.sentAt);
    const isKnown = isNew && this.#book.twinsOf(call).length === 0 && listed.has(call.order.what);
    const { entries } = this.#backend.ledgerOf(call.member);
    const isInProgress = entries.some((entry) => entry.call === deeds[0]?.call && entry.type === 'transfer' && entry.status === 'PENDING');
    const sent = tab.stored(intent)?.sent;
    // Entries are only told apart by a clock that was known before the call, unless the backend shows none.
    const isDated = sent?.sentAt !== null || !this.#backend.traits.showsClock;
    return isKnown && !isInProgress && isDated && sent?.before?.entries !== undefined;
  }

  #checkLocks({ name, locks }: Device): void {
    const tabs = this.#liveTabs().filter(({ page }) => page.device.name === name);
    const isWanted = (intent: string) => tabs.some((tab) => tab.states.get(intent)?.phase === 'unknown');
    const held = locks.held.map((lock) => lock.name.replace('wallet:', ''));
    for (const intent of held) if (!isWanted(intent)) this.fail('locks', `the lock of ${intent} is held, and nobody needs it`);
  }

  #judgeDone(tab: MemberTab, intent: string): void {
    const all = this.#allOf(tab.page.device, tab.token, intent);
    // What another tab has taken over may come back.
    const left = all.filter(({ state, isUnclear }) => state !== 'told' || isUnclear);
    const ofPage = left.findLast(({ call }) => call.page === tab.page);
    const ofClosed = left.filter(({ call, state }) => call.page.isClosed && call.token === tab.token && state !== 'given up');
    // A page that has begun again means what is open, not what its tab was told before.
    const opened = ofClosed.filter(({ state }) => state === 'open');
    const own = ofPage && ofPage.state !== 'given up' ? ofPage : (nearest(opened, tab.page) ?? ofPage ?? nearest(ofClosed, tab.page));
    // It may be that of another tab, or its own, which another tab has told already.
    const others = [this.#openOf(tab.page, tab.token, intent), all.findLast(({ call }) => call.page === tab.page), all.at(-1)];
    const meant = own ?? others.find((other) => other && this.#book.deedsOf(other.call, this.#calls()).length > 0) ?? others.find(Boolean);
    if (!meant) {
      this.fail('told true', `${tab.name} says that ${intent} is done, and nothing was sent`);
      return;
    }
    this.#end(meant, 'told');
    const deeds = this.#book.deedsOf(meant.call, this.#calls());
    const twins = this.#twinsOf(meant.call);
    const doubt = this.#knowledge.doubtOfDone(tab.page, meant.call, [...deeds, ...twins], meant.before);
    if (doubt !== null) this.fail('told true', `${tab.name} says that ${intent} is done by luck: ${doubt}`);
    if (deeds.length > 0) return;
    if (twins.length > 0) this.tally.twins += 1;
    else this.fail('told true', `${tab.name} says that ${intent} is done, and the ledger does not have it`);
  }

  /** Deeds that a page cannot tell from that of a call. */
  #twinsOf(call: SentCall): readonly Deed[] {
    const isKnown = (own: Intention) => own.state === 'told' && !own.isRepeated && !own.isRefused && !own.isUnclear;
    const ofSession = this.#intentions.filter((own) => own.call.page === call.page && own.call.token === call.token);
    const told = ofSession.filter(isKnown);
    return this.#book.twinsOf(call, new Set(told.map((own) => own.call.id)));
  }

  #end(intention: Intention, state: 'told' | 'given up'): void {
    Object.assign(intention, { state, endedAt: this.#world.now });
  }

  #judgeRefused({ page, name }: MemberTab, open: Intention, isUnchanged: boolean): void {
    this.#end(open, 'told');
    // A retry has the same key: what was not done may still be.
    open.isUnclear = isUnchanged;
    if (isUnchanged) open.isReleased = open.isDurable && open.call.page === page;
    const doubt = isUnchanged
      ? this.#knowledge.doubtOfUnchanged(page, open.call, open.before)
      : open.hasLeft && this.#knowledge.doubtOfRefused(page, open.call, this.#twinsOf(open.call));
    if (doubt)
      this.fail('told true', `${name} says by luck that ${open.intent} ${isUnchanged ? 'changed nothing' : 'was refused'}: ${doubt}`);
    // The page only gets the answer to the repetition.
    if (open.isRepeated) return;
    if (this.#knowledge.answerTo(page, open.call)?.says !== 'refused' && this.#book.hasFailedTwin(open.call)) {
      this.tally.twins += 1;
      return;
    }
    open.isRefused = true;
    if (this.#hasHappened(open)) this.fail('told true', `${open.intent} is said to be refused, and the ledger has it`);
  }

  /** Only the member ends that something is not known. */
  #judgeIdle(tab: MemberTab, intent: string, open: Intention | undefined, before: MoneyActionState | undefined): void {
    const requestedAt = this.#requested.get(`${tab.name} ${intent}`);
    this.#requested.delete(`${tab.name} ${intent}`);
    if (!open || (before?.phase !== 'unknown' && before?.phase !== 'checking')) return;
    if (before.phase === 'checking' && requestedAt !== undefined && !this.#knowledge.hasReadWallet(tab.page, requestedAt))
      this.fail('told true', `${intent} in ${tab.name} may be tried again, and the figures could not be read`);
    if (requestedAt === undefined) this.fail('typed is kept', `${intent} in ${tab.name} was not known, and then forgotten`);
    open.isReleased = open.isDurable && open.call.page === tab.page;
    this.#end(open, 'given up');
  }

  #hasHappened({ call }: Intention): boolean {
    return this.#book.deedsOf(call, [call]).some((deed) => !this.#book.isTakenBack(call, deed, this.#calls()));
  }

  /** The tap that a call comes from. If it began with something else, such as the end of the try before, the tap for it that has sent nothing. */
  #tapOf({ page, tap: id }: Departure, { what }: Order): Tap | undefined {
    const own = this.#taps.find((tap) => tap.id === id);
    if (own && !own.hasSent) return own;
    const intent = own?.intent ?? intentOf[what];
    return this.#taps.findLast((tap) => tap.page === page && tap.intent === intent && !tap.hasSent) ?? own;
  }

  #note(where: string, what: string): void {
    this.trace.push(`${new Date(this.#world.now).toISOString().slice(11, -1)} ${where}: ${what}`);
  }

  #noteTakenOver(tab: MemberTab, open: Intention): void {
    if (tab.stored(open.intent) || this.#isAtWork(open)) return;
    open.isUnclear = true;
    this.#end(open, 'told');
  }

  #isAtWork({ call: { page }, intent }: Intention): boolean {
    const state = this.#tabs.get(page)?.states.get(intent);
    return !page.isClosed && state !== undefined && (isInProgress(state) || state.phase === 'unknown');
  }

  /** The open intention that a page means: its own, or else one that it has taken over, of its session if there is one. */
  #openOf(page: Page, token: string | null, intent: string): Intention | undefined {
    const open = this.#allOf(page.device, token, intent).filter(({ state }) => state === 'open');
    const ofSession = open.filter(({ call }) => call.token === token);
    return nearest(ofSession.length > 0 ? ofSession : open, page);
  }

  #allOf(device: Device, token: string | null, intent: string): readonly Intention[] {
    const member = this.#backend.ownerOf(token ?? '');
    return this.#intentions.filter(({ call, intent: own }) => own === intent && call.member === member && call.page.device === device);
  }

  #open(): readonly Intention[] {
    return this.#intentions.filter(({ state }) => state === 'open');
  }

  #calls(): readonly SentCall[] {
    return this.#intentions.map(({ call }) => call);
  }

  #liveTabs(): readonly MemberTab[] {
    return [...this.#tabs.values()].filter(({ page }) => !page.isClosed && !page.isFrozen);
  }

  #checkReason(device: Device, token: string | null, why: SessionEnd | null): void {
    const login = this.#logins.get(token);
    if (!login) return;
    if (why === 'logged-out' || (why === 'expired' && !login.isOwn)) this.onEnding(device, null, this.#world.now + momentMs);
    const isExplained = this.#endings.some(({ device: where, by, until }) => where === device && by !== token && until > login.at);
    const isAlive = this.#backend.memberOf(token ?? '') !== undefined;
    if (why === 'expired' && isAlive) this.fail('login is kept', `${String(token)} is said to be over, and the backend has it`);
    if (why === 'elsewhere' && !isExplained) this.fail('login is kept', `${String(token)} ended without a reason`);
  }

  #checkEnd(tab: MemberTab, store: ApiStore, token: string | null, why: SessionEnd | null): void {
    const { page } = tab;
    const fail = (message: string) => this.fail('silent after the end', `${message} after the session ended (${why ?? 'new login'})`);
    if (!isEmptied(store)) fail('the store is not empty');
    if (page.isClosed || page.isFrozen || tab.token !== null) return;
    const { device, session } = page;
    const isMembers = (key: string) => key === 'token' || key === 'lastSync' || key.startsWith('member:');
    const kept = Object.keys(session).filter(isMembers);
    if (kept.length > 0) fail(`the tab keeps ${kept.join(', ')}`);
    if (device.local.getItem('token') === token) fail('the device keeps the token');
    // A page whose storage the browser has forgotten goes on, and stores what it does.
    const goesOn = this.#liveTabs().some((other) => other.page.device === device && other.token !== null);
    // A login that is remembered goes on without a page.
    const isOver = !goesOn && device.local.getItem('token') === null;
    if (isOver && Object.keys(device.local).some(isMembers)) fail('the device keeps data of the member');
    if (isOver && device.caches.size > 0) fail('a shared slip is kept');
    if (device.locks.held.some((lock) => lock.page === page)) fail('a lock is held');
    // The others learn of any other end by themselves, once the backend or the storage tells them.
    if (why !== 'logged-out') return;
    const others = this.#liveTabs().filter((other) => other.page.device === device && other.token === token);
    if (others.length > 0) fail(`${others.map(({ name }) => name).join(', ')} goes on`);
  }
}

/**
 * The last intention of a page, or else of its tab, or else of any. A login that is not remembered is stored by tab, so what a tab has left
 * comes before what another one has.
 */
const nearest = (intentions: readonly Intention[], page: Page): Intention | undefined =>
  intentions.findLast(({ call }) => call.page === page) ??
  intentions.findLast(({ call }) => call.page.session === page.session) ??
  intentions.at(-1);

/** What was read longer ago says too little of the moment of sending. */
const usefulForMs = 125_000;

/** Rows that are further apart can be told from each other by their times. */
const nearMs = 8000;

/** How long the tracker reads at least four times a minute. */
const oftenReadMs = 540_000;

/** How long before a call something may have happened that looks like it. */
const snapshotAgeMs = 132_000;

/** Long enough for an event to reach all pages of a browser. */
const momentMs = 10;

/** The intents of operations. */
const intentOf: Readonly<Record<string, string>> = {
  transfer: 'transfer',
  transferAll: 'transfer',
  withdraw: 'withdraw',
  withdrawAll: 'withdraw',
  addInviteBonus: 'add-to-wallet',
  sendSlip: 'upload-slip',
  sendTrueLink: 'send-true-money-link',
  receiveRefund: 'receive-refund',
  addRefund: 'add-refund-to-wallet',
  claimInviteBonus: 'claim-invite-bonus',
  spin: 'spin',
  claimCoupon: 'claim-coupon',
  createQrCode: 'create-qr-code',
  cancelQrCode: 'cancel-qr-code',
  activateGame: 'activate-game',
  activateBonus: 'activate-bonus',
  activatePromotion: 'activate-promotion',
  clearBonus: 'clear-bonus',
};

/** Operations of which two calls with the same content are the same. */
const keyed: ReadonlySet<string> = new Set(['transfer', 'transferAll', 'withdraw', 'withdrawAll']);

/** One call ends a session, and the other only finds out whether there is a line. */
const outsideSessions: ReadonlySet<string> = new Set(['/api/logout', '/api/lookup/active']);

/** Operations that the statement shows with certainty. */
const listed: ReadonlySet<string> = new Set(['transfer', 'withdraw', 'withdrawAll']);

/** Operations that change no balance. */
const leavesFigures: ReadonlySet<string> = new Set(['createQrCode', 'cancelQrCode']);

/** Where a login is stored. Nowhere once the browser has forgotten it: the first page that notices removes what was stored since. */
const storagesOf = ({ session, device }: Page, token: string | null): readonly SimStorage[] =>
  [session, device.local].filter((storage) => storage.getItem('token') === token);

const pendingIn = (storage: SimStorage): readonly string[] =>
  Object.entries(storage).flatMap(([key, value]) => (key.startsWith(pendingKeys) ? String(value) : []));

const isInProgress = ({ phase }: MoneyActionState): boolean => phase === 'running' || phase === 'checking';
