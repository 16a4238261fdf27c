import {
  createApiStore,
  emptyStore,
  followConnection,
  isOutOfDate,
  walletEndpoints,
  type ApiStore,
  type Snapshot,
} from '@wallet/api-client';
import { onReturn } from '@wallet/api-client/line';
import type { QrCode } from '@wallet/api-client/qr-codes';
import { moneyOf } from '@wallet/domain';
import { moneyLookupEndpoints } from '@wallet/api-client/money-lookups';
import { tellLogOut } from '@wallet/api-client/tell-log-out';
import { createLazyStore } from '@wallet/app-shell/lazy-store';
import { payeeOf, standingOf, takenAccountsOf } from '@wallet/features-deposit/taken-accounts';
import {
  createMoneyActions,
  dismissed,
  followLists,
  isUnderWay,
  persistTracked,
  selectMoneyAction,
  selectTracked,
  trackAccepted,
  trackQrCode,
  trackUpdates,
  untilOnline,
  wait,
  type MoneyActionState,
  type TrackedTransaction,
} from '@wallet/money/engine';
import {
  createDeviceStore,
  createSession,
  createSessionChannel,
  createTabStore,
  isMoneyMoving,
  type KeyValueStore,
  type SessionEnd,
} from '@wallet/session';
import type { Page } from '../world/page.ts';
import { realm } from '../world/world.ts';
import { deeds, type DeedName } from './actions.ts';

/** Where the engine stores actions whose outcome is not known: each has a key of its own. */
export const pendingKeys = 'member:pending:';

const baseUrl = 'https://backend.test';

/** What a page says, and when its session begins and ends. */
export interface TabWatcher {
  readonly onState: (tab: MemberTab, intent: string, before: MoneyActionState | undefined, state: MoneyActionState) => void;
  readonly onTracked: (tab: MemberTab, item: TrackedTransaction) => void;
  readonly onEnd: (tab: MemberTab, ended: ApiStore, token: string | null, why: SessionEnd | null) => void;
}

interface Member {
  readonly token: string | null;
  readonly storage: KeyValueStore;
  readonly store: ApiStore;
  readonly actions: ReturnType<typeof createMoneyActions>;
  readonly leave: () => void;
  /** The deposit account that was taken last in this page, as the deposit's draft has it. */
  account: Parameters<typeof takenAccountsOf>[1];
}

/** An action as the engine stores it until its outcome is known. */
interface StoredAction {
  readonly id: string;
  readonly intent: string;
  readonly sent?: { readonly before?: Snapshot | null; readonly sentAt?: number | null };
}

/** What the wallet of a page shows. */
export interface ShownFigures {
  readonly balances: Readonly<Record<string, number>>;
  /** The page says that they may be outdated, or is reading them. */
  readonly isMarked: boolean;
}

/**
 * The code of the app in one page, put together as the app does it: session, store, money actions, tracker. It is the
 * only part of the simulation that knows how the engine is called.
 */
export class MemberTab {
  readonly page: Page;
  readonly name: string;
  readonly #watcher: TabWatcher;
  readonly #device = createDeviceStore();
  readonly #tab = createTabStore();
  readonly #session;
  readonly #api;
  readonly #shown = new Map<string, () => void>();
  readonly #said = new Map<string, MoneyActionState>();
  #noted: unknown;
  #tracked: readonly TrackedTransaction[] = [];
  #member: Member | null = null;
  /** Runs and checks that have not ended yet. */
  waiting = 0;

  /** Has to be called in the page. */
  constructor(page: Page, name: string, sendsKeys: boolean, watcher: TabWatcher) {
    this.page = page;
    this.name = name;
    this.#watcher = watcher;
    this.#session = createSession({
      device: this.#device,
      tab: this.#tab,
      channel: createSessionChannel(),
      tellLogOut: (token) => tellLogOut(baseUrl, token),
      search: () => '',
    });
    this.#api = createLazyStore({
      loadCode: () => Promise.reject(new Error('loaded already')),
      flags: { apiBaseUrl: baseUrl, idempotencyHeader: sendsKeys },
      currency: 'BAHT',
      session: this.#session,
      onServiceEnded: () => undefined,
    });
    this.#session.subscribe(() => this.#changeSession());
    page.listen('pageshow', () => this.#session.recheck());
    this.#changeSession();
  }

  get token(): string | null {
    return this.#session.token();
  }

  /** What the tracker shows. */
  get tracked(): readonly TrackedTransaction[] {
    return this.#tracked;
  }

  get states(): ReadonlyMap<string, MoneyActionState> {
    return this.#said;
  }

  logIn(token: string, remember: boolean): void {
    this.#session.start(token, remember);
  }

  logOut(): void {
    this.#session.end('logged-out');
  }

  /** The member opens the form and looks the action over, for which its snapshot is read. */
  review(name: DeedName, size: number): void {
    const { action, arg } = deeds[name](size);
    this.#show(action.intent);
    this.#member?.actions.prepare(action, arg);
  }

  run(name: DeedName, size: number): void {
    const { action, arg } = deeds[name](size);
    this.#show(action.intent);
    const { store, actions } = this.#member ?? {};
    const run = actions?.run(action, arg).then(({ phase, ...outcome }) => {
      if (!store || phase !== 'done' || store !== this.#member?.store) return;
      // As the deposit's page does it: see `use-qr-code.ts`.
      if (name === 'cancels the QR code') store.dispatch(dismissed(String(size)));
      const code = name === 'creates a QR code' && 'response' in outcome ? (outcome.response as QrCode | null) : null;
      const made = code && { ...code, bankCode: 'KBANK', amount: moneyOf(size, 'BAHT') };
      if (made) trackQrCode(store.dispatch, made);
    });
    this.#follow(run);
  }

  /** The member looks at the deposit accounts, which are read each time. */
  readAccounts(): void {
    void this.#member?.store.dispatch(moneyLookupEndpoints.endpoints.getDepositAccounts.initiate(undefined, { forceRefetch: true }));
  }

  /** The member copies one of the accounts that are shown, by its place. Returns its bank. */
  copyAccount(place: number): string | undefined {
    const { offered, note } = this.#accounts();
    const account = offered[place % offered.length];
    if (account) note(account, 'copied', !this.#isSending());
    return account?.bankCode;
  }

  /**
   * The member sends a slip of their payment, and relies on the app where they took the account in it. Otherwise, and where the app asks, they name
   * the account. See `use-account-choice.ts` and `use-slip-upload.ts`.
   */
  sendSlip(size: number, paidBank: string): void {
    const isPaid = ({ bankCode }: { readonly bankCode: string }) => bankCode === paidBank;
    const { offered, taken, standing, payee, note } = this.#accounts();
    const isKnown = taken.some((account) => isPaid(account) && account.state !== 'sent');
    if (!payee || !isKnown) {
      const lost = standing.lost.find(isPaid);
      const named = lost ?? offered.find(isPaid);
      if (!named) return;
      note(named, lost ? 'paid' : 'copied', !this.#isSending());
    }
    const chosen = this.#accounts().payee;
    if (!chosen) return;
    this.#accounts().note(chosen, 'paid');
    const member = this.#member;
    const { action, arg } = deeds['sends a slip'](size, chosen.bankCode);
    this.#show(action.intent);
    const run = member?.actions.run(action, arg).then((outcome) => {
      if (outcome.phase === 'done' && outcome.response !== null && this.#member === member) this.#accounts().note(chosen, 'sent');
    });
    this.#follow(run);
  }

  check(intent: string): void {
    this.#follow(this.#member?.actions.check(intent));
  }

  /** The member tries again although it is not known what happened. */
  unlock(intent: string): void {
    this.#member?.actions.unlock(intent);
  }

  /** The member has read an outcome. */
  reset(intent: string): void {
    this.#member?.actions.reset(intent);
  }

  /** The member leaves all forms. */
  leaveForms(): void {
    for (const hide of this.#shown.values()) hide();
    this.#shown.clear();
  }

  /** The member accepts a new version. False if money is moving: the page is not loaded again then. */
  async canUpdate(): Promise<boolean> {
    return !(await isMoneyMoving());
  }

  /** Null if the page shows none. */
  figures(): ShownFigures | null {
    if (!this.#member) return null;
    const state = this.#member.store.getState();
    const { data, fulfilledTimeStamp, isError, isLoading } = walletEndpoints.endpoints.getWallet.select()(state);
    if (!data) return null;
    const places = data.gameAccounts.filter(({ isActive }) => isActive).map(({ code, balance }) => [code, balance?.minor ?? 0] as const);
    return {
      balances: Object.fromEntries([['WALLET', data.balance?.minor ?? 0], ...places]),
      isMarked: isOutOfDate(state, fulfilledTimeStamp) || isError || isLoading,
    };
  }

  /** What it stores of an action that is not known: it would be known again after a reload. With a key, only if it is stored under that key. */
  stored(intent: string, key: string | null = null): StoredAction | undefined {
    const { storage } = this.#member ?? {};
    const read = () => storage?.keys(pendingKeys).map((name) => JSON.parse(storage.get(name) ?? '{}') as Partial<StoredAction>);
    // The storage of this page, for callers outside of it too.
    const all = realm.run({ page: this.page, tap: null }, read)?.filter((action): action is StoredAction => action.intent === intent);
    return all?.findLast(({ id }) => key === null || id === key);
  }

  #isSending(): boolean {
    const state = this.#said.get(deeds['sends a slip'](1).action.intent);
    return state !== undefined && isUnderWay(state);
  }

  /** What the deposit's dialog makes of the accounts that are offered and those that were taken. */
  #accounts() {
    const member = this.#member;
    const read = member && moneyLookupEndpoints.endpoints.getDepositAccounts.select()(member.store.getState());
    const offered = read?.data?.banks ?? [];
    const storage = this.#session.storage();
    const own = takenAccountsOf(storage, member?.account ?? null, (account) => {
      if (member) member.account = account;
    });
    const standing = standingOf(own.taken, offered);
    return { ...own, offered, standing, payee: payeeOf(standing, offered, []) };
  }

  #show(intent: string): void {
    const hide = this.#shown.has(intent) ? undefined : this.#member?.actions.show(intent);
    if (hide) this.#shown.set(intent, hide);
  }

  #follow(run: Promise<unknown> | undefined): void {
    if (!run) return;
    this.waiting += 1;
    void run.finally(() => (this.waiting -= 1));
  }

  #changeSession(): void {
    const ended = this.#member;
    if (ended) {
      this.#member = null;
      ended.leave();
      this.#shown.clear();
      this.#said.clear();
      this.#watcher.onEnd(this, ended.store, ended.token, this.#session.lastEnd());
    }
    if (this.#session.token() !== null) this.#member = this.#openMemberArea();
  }

  /** What the pages of a member set up: see `use-money-action.ts`, `ActionNotifier` and `MoneyTracker`. */
  #openMemberArea(): Member {
    const session = this.#session;
    const store = this.#api.current((context) => {
      const opened = createApiStore(context);
      const stopFollowing = followConnection(opened);
      return {
        store: opened,
        end: () => {
          stopFollowing();
          emptyStore(opened);
        },
      };
    });
    const epoch = session.epoch();
    const storage = session.storage();
    const actions = createMoneyActions({
      store,
      storage,
      wait,
      untilOnline,
      isCurrent: () => session.epoch() === epoch,
    });
    persistTracked(store, this.#tab);
    const stopTracking = trackUpdates(store, { currency: 'BAHT', onDone: () => undefined });
    const stopNotifying = actions.onAccepted((action) => trackAccepted(store.dispatch, action));
    // An outcome that no page shows is announced, and that is all.
    const stopAnnouncing = actions.onUnseen((intent, { phase }) => {
      if (phase === 'done' || phase === 'refused') actions.reset(intent);
    });
    const stopListening = store.subscribe(() => this.#noteStates(store));
    const stopReturning = onReturn(() => void actions.recheck());
    void store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
    actions.resume();
    const stopLooking = followLists(store);
    const leave = () => {
      for (const stop of [stopTracking, stopNotifying, stopAnnouncing, stopListening, stopReturning, stopLooking, actions.dispose]) stop();
    };
    return { token: session.token(), storage, store, actions, leave, account: null };
  }

  #noteStates(store: ApiStore): void {
    const { moneyActions } = store.getState();
    if (moneyActions !== this.#noted) this.#noteActions(store);
    this.#noted = moneyActions;
    const tracked = selectTracked(store.getState());
    const before = this.#tracked;
    this.#tracked = tracked;
    for (const item of tracked) {
      // What a page finds stored was said before.
      const phase = before.find(({ id }) => id === item.id)?.phase ?? (item.phase === 'sent' ? null : item.phase);
      if (phase !== item.phase) this.#watcher.onTracked(this, item);
    }
  }

  #noteActions(store: ApiStore): void {
    for (const intent of allIntents) {
      const state = selectMoneyAction(store.getState(), intent);
      const before = this.#said.get(intent);
      if (state.phase === (before?.phase ?? 'idle')) continue;
      if (state.phase === 'idle') this.#said.delete(intent);
      else this.#said.set(intent, state);
      this.#watcher.onState(this, intent, before, state);
    }
  }
}

const allIntents = [...new Set(Object.values(deeds).map((tapOf) => tapOf(1).action.intent))];

/** Whether anything of a member is left in the store of a session that has ended. */
export function isEmptied(store: ApiStore): boolean {
  const { api, ...slices } = store.getState();
  const { moneyActions = {}, tracked = [] } = slices;
  return [api.queries, api.mutations, moneyActions, tracked].every((part) => Object.keys(part).length === 0);
}
