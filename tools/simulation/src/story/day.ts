import { Backend } from '../backend/backend.ts';
import { moneyFaults, noFault } from '../backend/faults.ts';
import { deeds, type DeedName } from '../member/actions.ts';
import { MemberTab } from '../member/member-tab.ts';
import { seedRandom } from '../world/browser-globals.ts';
import { Network, restartCalls } from '../world/network.ts';
import { Device, Page } from '../world/page.ts';
import { SimStorage } from '../world/sim-storage.ts';
import { World } from '../world/world.ts';
import { Monitor, type Tally } from './monitor.ts';
import type { Violation } from './invariants.ts';
import {
  deedOf,
  members,
  sizeOf,
  tabNames,
  type Act,
  type Happening,
  type MemberName,
  type Step,
  type Story,
  type TabName,
} from './story.ts';

interface Slot {
  readonly device: Device;
  session: SimStorage;
  tab: MemberTab | null;
}

/** How long everything is given to come to an end: longer than any call may take. */
const endMs = 420_000;

/** What became of a day. */
interface LivedDay {
  readonly violation: Violation | null;
  readonly tally: Tally;
  readonly trace: readonly string[];
}

/** Lives one day of a member. */
export class Day {
  readonly #story: Story;
  readonly #world = new World();
  readonly #backend: Backend;
  readonly #monitor: Monitor;
  readonly #slots: ReadonlyMap<TabName, Slot>;
  /** The bank of the account that a member has paid and sent no slip for. A transfer needs no app. */
  readonly #unsent = new Map<string, string>();
  #sessions = 0;

  constructor(story: Story) {
    this.#story = story;
    this.#backend = new Backend({ ...story.traits, offers: story.offers }, () => this.#world.now);
    this.#monitor = new Monitor(this.#world, this.#backend, story.sendsKeys);
    const device = (name: string) => {
      const made = new Device(name, this.#world, new Network(this.#backend, this.#monitor));
      made.setClock(story.clockAheadMs);
      return made;
    };
    const phone = device('phone');
    const computer = device('computer');
    this.#slots = new Map(
      tabNames.map((name) => [name, { device: name === 'computer tab' ? computer : phone, session: new SimStorage(), tab: null }]),
    );
  }

  /** Returns the first violation, or null. */
  async live(): Promise<LivedDay> {
    restartCalls();
    seedRandom(1);
    const stopCatching = this.#catchRejections();
    await this.#begin();
    for (const step of this.#story.steps) {
      await this.#world.pass(step.afterMs);
      if (this.#monitor.violation) break;
      this.#monitor.checkFigures();
      await this.#perform(step);
    }
    if (!this.#monitor.violation) await this.#end();
    stopCatching();
    const { violation, tally, trace } = this.#monitor;
    return { violation, tally, trace };
  }

  async #begin(): Promise<void> {
    if (this.#story.hasSecondTab) this.#open('phone tab 2');
    for (const name of ['phone tab 1', 'computer tab'] as const) {
      this.#open(name);
      await this.#logIn(name, members[0], this.#story.remembers);
    }
    await this.#world.pass(1000);
  }

  /** Everything works again, the member looks at all tabs, and time passes. */
  async #end(): Promise<void> {
    await this.#world.pass(1000);
    for (const { device, tab } of this.#slots.values()) {
      device.network.setWeather('calm', 0);
      device.local.setFull(false);
      device.setOnline(true);
      tab?.page.thaw();
      tab?.page.setVisible(true);
    }
    await this.#settle();
    // The operator ends what is in progress: the newest entry fails.
    for (const member of members) {
      this.#backend.happen(member, 'lets the newest entry in progress fail');
      this.#backend.happen(member, 'ends what is in progress');
    }
    await this.#world.pass(this.#story.traits.lateMs);
    for (const { tab } of this.#slots.values()) {
      tab?.page.setVisible(false);
      tab?.page.setVisible(true);
    }
    await this.#settle();
    this.#monitor.checkLast();
  }

  /** Waits until nothing is under way, but not for ever. */
  async #settle(): Promise<void> {
    const endAt = this.#world.now + endMs;
    const { lateMs } = this.#story.traits;
    do await this.#world.pass(30_000);
    while ((this.#monitor.isAnythingUnderWay() || this.#world.now < this.#monitor.lastArrivalAt + lateMs) && this.#world.now < endAt);
  }

  async #perform({ tab: name, act }: Step): Promise<void> {
    const slot = this.#slot(name);
    switch (act.kind) {
      case 'tap':
        return this.#tap(name, act);
      case 'log in':
        return this.#logIn(name, act.member, act.remember);
      case 'clock':
        slot.device.setClock(act.aheadMs);
        return;
      case 'operator':
        for (const member of members) this.#backend.happen(member, act.what);
        return;
      case 'weather':
        slot.device.network.setWeather(act.weather, act.salt);
        return;
      case 'happening':
        if (act.what === 'update') return this.#update(name, slot);
        this.#happen(name, slot, act.what);
    }
  }

  /** The member opens the tab and logs in first if necessary. */
  async #tap(name: TabName, act: Extract<Act, { kind: 'tap' }>): Promise<void> {
    const { what: habit, size, fates, reviewMs, taps, closes } = act;
    const other = name === 'phone tab 1' ? 'phone tab 2' : 'phone tab 1';
    if (closes) this.#open(other);
    this.#open(name);
    await this.#logIn(name, members[0], this.#story.remembers);
    const { tab } = this.#slot(name);
    if (!tab) return;
    const { what, id } = this.#meant(habit, size);
    const { intent } = deeds[what](id).action;
    const paidBank = what === 'sends a slip' ? await this.#pay(tab, size, reviewMs) : '';
    if (paidBank === null) return;
    if (reviewMs > 0) {
      tab.page.enter(() => tab.review(what, id));
      await this.#world.pass(reviewMs);
    }
    for (const [index, { fault, meanwhile }] of fates.entries()) {
      if (index === 1 && closes) {
        this.#close(this.#slot(name));
        return this.#tap(other, { ...act, fates: fates.slice(1), reviewMs: 0, closes: false });
      }
      if (index > 0 && !(await this.#mayTryAgain(tab, intent, index === 1))) return;
      for (let left = taps; left > 0; left -= 1) {
        const fate = left === taps ? { ...(moneyFaults[fault] ?? noFault), meanwhile } : noFault;
        const tapId = this.#monitor.onTap(tab.page, intent, fate);
        tab.page.enter(() => {
          tab.reset(intent);
          if (what === 'sends a slip') tab.sendSlip(id, paidBank);
          else tab.run(what, id);
        }, tapId);
        await this.#world.pass(60);
      }
    }
  }

  /** The member waits until they are told what became of the last try. Where that is not known, they check, or decide to try again. */
  async #mayTryAgain(tab: MemberTab, intent: string, checks: boolean): Promise<boolean> {
    const phase = () => tab.states.get(intent)?.phase ?? 'idle';
    const untilTold = async () => {
      for (let left = 60; left > 0 && ['running', 'checking'].includes(phase()); left -= 1) await this.#world.pass(1000);
    };
    await untilTold();
    if (checks) tab.page.enter(() => this.#forUnknown(tab, (own) => tab.check(own)));
    await untilTold();
    if (phase() === 'unknown') tab.page.enter(() => this.#forUnknown(tab, (own) => tab.unlock(own)));
    return tab.token !== null && ['idle', 'done', 'refused'].includes(phase());
  }

  /** A member who has sent a slip of all that they paid takes an account and pays to it. Returns the bank of a slip that is sent now, or null. */
  async #pay(tab: MemberTab, place: number, reviewMs: number): Promise<string | null> {
    const member = this.#backend.ownerOf(tab.token ?? '') ?? '';
    await this.#readAccounts(tab);
    const unsent = this.#unsent.get(member);
    this.#unsent.delete(member);
    if (unsent !== undefined) return unsent;
    const copied: { bank?: string | undefined } = {};
    tab.page.enter(() => (copied.bank = tab.copyAccount(place)));
    if (copied.bank === undefined) return null;
    this.#monitor.onPaid(member, copied.bank);
    // The member comes back from the app of their bank, now or later, to any tab.
    await this.#readAccounts(tab);
    if (reviewMs === 0) return copied.bank;
    this.#unsent.set(member, copied.bank);
    return null;
  }

  async #readAccounts(tab: MemberTab): Promise<void> {
    tab.page.enter(() => tab.readAccounts());
    await this.#world.pass(200);
  }

  /** A member who has no QR code creates one before cancelling it. */
  #meant(habit: number, size: number): { readonly what: DeedName; readonly id: number } {
    const what = deedOf(this.#story, habit);
    const amount = sizeOf(this.#story, size);
    if (what !== 'cancels the QR code') return { what, id: amount };
    const { qr } = this.#backend.ledgerOf(members[0]);
    return qr ? { what, id: qr.id } : { what: 'creates a QR code', id: amount };
  }

  async #logIn(name: TabName, member: MemberName, remember: boolean): Promise<void> {
    const { tab, device } = this.#slot(name);
    if (!tab) return;
    // Before the member can do anything, a page that was frozen hears what happened meanwhile.
    const { isFrozen } = tab.page;
    bringToFront(tab);
    if (isFrozen) await this.#world.pass(10);
    if (tab.token !== null) return;
    // A login removes what an earlier one has left, but not what a tab has stored by itself.
    this.#monitor.onForgotten((page) => page.isClosed && page.device === device && page.session.getItem('token') === null);
    tab.page.enter(() => tab.logIn(this.#backend.logIn(member, (this.#sessions += 1)), remember));
    this.#monitor.onLogin(tab, !remember);
  }

  async #update(name: TabName, { tab }: Slot): Promise<void> {
    if (!tab) return;
    const decided = { canUpdate: false };
    tab.page.enter(() => void tab.canUpdate().then((canUpdate) => (decided.canUpdate = canUpdate)));
    await this.#world.pass(1);
    this.#monitor.onUpdate(tab.page.device, decided.canUpdate);
    if (decided.canUpdate) this.#reload(name, true);
  }

  #happen(name: TabName, slot: Slot, what: Exclude<Happening, 'update'>): void {
    const { device, tab } = slot;
    const inPage = (act: (tab: MemberTab) => void) => {
      if (!tab) return;
      bringToFront(tab);
      tab.page.enter(() => act(tab));
    };
    const acts: Readonly<Record<typeof what, () => void>> = {
      check: () => inPage((own) => this.#forUnknown(own, (intent) => own.check(intent))),
      'try again': () => inPage((own) => this.#forUnknown(own, (intent) => own.unlock(intent))),
      leave: () => inPage((own) => own.leaveForms()),
      reload: () => this.#reload(name, true),
      crash: () => this.#reload(name, false),
      restart: () => this.#restart(name, device),
      close: () => this.#close(slot),
      open: () => this.#open(name),
      freeze: () => {
        if (tab) tab.page.isFrozen = true;
      },
      thaw: () => tab?.page.thaw(),
      hide: () => tab?.page.setVisible(false),
      show: () => tab?.page.setVisible(true),
      offline: () => device.setOnline(false),
      online: () => device.setOnline(true),
      'log out': () => inPage((own) => own.token !== null && own.logOut()),
      expire: () => this.#backend.expire(members[0]),
      'storage full': () => this.#fillStorage(device),
      'storage free': () => device.local.setFull(false),
      'storage emptied': () => this.#emptyStorage(device),
      // A page that is frozen may not know yet that its session has ended.
      'share a slip': () => tab?.token && !tab.page.isFrozen && device.caches.add('member:shared-slip'),
    };
    acts[what]();
  }

  #forUnknown(tab: MemberTab, act: (intent: string) => void): void {
    for (const [intent, { phase }] of [...tab.states]) {
      if (phase !== 'unknown') continue;
      this.#monitor.onRequest(tab, intent);
      act(intent);
    }
  }

  #reload(name: TabName, isWarned: boolean): void {
    const slot = this.#slot(name);
    if (!slot.tab) return;
    this.#monitor.onClose(slot.tab.page);
    slot.tab.page.close(isWarned);
    slot.tab = null;
    this.#open(name);
  }

  /** The browser restores the tab that was in front. */
  #restart(name: TabName, device: Device): void {
    for (const slot of this.#slots.values()) {
      if (slot.device !== device || !slot.tab) continue;
      this.#monitor.onClose(slot.tab.page);
      slot.tab.page.close(false);
      slot.tab = null;
    }
    device.setClock(device.clockAheadMs - 600_000);
    this.#open(name);
  }

  #close(slot: Slot): void {
    if (slot.tab) this.#monitor.onClose(slot.tab.page);
    slot.tab?.page.close(true);
    slot.tab = null;
    const { session } = slot;
    slot.session = new SimStorage();
    // What was not remembered ends with the tab.
    if (session.getItem('token') !== null) this.#monitor.onForgotten((page) => page.isClosed && page.session === session);
  }

  /** From now on a page cannot know which logins the others have. */
  #fillStorage(device: Device): void {
    device.local.setFull(true);
    this.#monitor.onEnding(device);
  }

  /** Nor from here. */
  #emptyStorage(device: Device): void {
    device.local.empty();
    for (const slot of this.#slots.values()) if (slot.device === device) slot.session.empty();
    this.#monitor.onForgotten((page) => page.device === device);
    this.#monitor.onEnding(device);
  }

  #open(name: TabName): void {
    const slot = this.#slot(name);
    if (slot.tab) return;
    const page = new Page(slot.device, slot.session, (error) => this.#monitor.fail('no crash', String(error)));
    page.enter(() => {
      slot.tab = new MemberTab(page, name, this.#story.sendsKeys, this.#monitor);
      this.#monitor.onOpen(slot.tab);
    });
  }

  #slot(name: TabName): Slot {
    const slot = this.#slots.get(name);
    if (!slot) throw new Error(`There is no ${name}.`);
    return slot;
  }

  #catchRejections(): () => void {
    const note = (error: unknown) => this.#monitor.fail('no crash', String(error));
    process.on('unhandledRejection', note);
    return () => process.off('unhandledRejection', note);
  }
}

/** A member only touches what is on the screen. */
function bringToFront({ page }: MemberTab): void {
  page.thaw();
  page.setVisible(true);
}
