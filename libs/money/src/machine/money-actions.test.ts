import { walletEndpoints, type ApiError, type ApiStore, type MoneyAction, type SendResult } from '@wallet/api-client';
import { clockRead, createTestStore } from '@wallet/api-client/test-store';
import { transferAction, transferAllAction, withdrawAction, withdrawAllAction } from '@wallet/api-client/wallet-actions';
import { createStore } from '@wallet/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMoneyActions, type MoneyActions } from './money-actions.ts';
import { createPendingActions } from './pending-actions.ts';

const { getWallet } = walletEndpoints.endpoints;
const wallet = { profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 0 }, wallet: { amount: 10 }, slots: [] };

const firstAt = Date.UTC(2026, 10, 21, 12);

/** A backend that keeps a statement. The test sends the responses to actions. */
function createBackend() {
  const rows: object[] = [];
  const responses: ((answer: SendResult<string>) => void)[] = [];
  let canRead = true;
  let reads = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    reads += 1;
    if (!canRead) throw new TypeError('Failed to fetch');
    return request.url.endsWith('/api/statement') ? Response.json({ total: rows.length, statements: rows }) : Response.json(wallet);
  });
  return {
    send: vi.fn<MoneyAction<void, string>['send']>(() => new Promise((resolve) => responses.push(resolve))),
    answer: (answer: SendResult<string>) => responses.shift()?.(answer),
    addEntry: () =>
      void rows.unshift({
        statementType: 'withdraw',
        from: 'WALLET',
        to: 'KTB',
        amount: 5,
        status: 'SUCCESS',
        createdAt: firstAt + rows.length,
      }),
    reads: () => reads,
    breakReading: () => (canRead = false),
  };
}

/** A tab: its storage survives a reload of the page. `load` returns the new actions. */
function openTab(tab: Memory = createMemory()) {
  const accepted = vi.fn();
  const waits: { readonly ms: number; readonly resolve: () => void }[] = [];
  let epoch = 0;
  let online = Promise.resolve();
  let store: ApiStore | null = null;
  const load = () => {
    const loaded = epoch;
    store = createTestStore();
    const actions = createMoneyActions({
      store,
      storage: tab.store,
      isCurrent: () => loaded === epoch,
      wait: (ms) => new Promise<void>((resolve) => waits.push({ ms, resolve })),
      untilOnline: () => online,
    });
    actions.onAccepted(accepted);
    return actions;
  };
  const isDue = ({ ms }: { readonly ms: number }) => ms !== maxSnapshotMs;
  const nextWait = () => vi.waitFor(() => expect(waits.some(isDue)).toBe(true));
  return {
    load,
    tab,
    accepted,
    store: () => store as ApiStore,
    logOut: () => (epoch += 1),
    /** Goes offline. Returns a function that goes online again. */
    goOffline: () => {
      let goOnline: () => void = () => undefined;
      online = new Promise((resolve) => {
        goOnline = resolve;
      });
      return goOnline;
    },
    nextWait,
    /** Ends the next wait, except the time limit of the snapshot before an action. */
    pass: async () => {
      await nextWait();
      const [due] = waits.splice(waits.findIndex(isDue), 1);
      due?.resolve();
      return due?.ms;
    },
    endSnapshotWait: async () => {
      await vi.waitFor(() => expect(waits.some(({ ms }) => ms === maxSnapshotMs)).toBe(true));
      waits.find(({ ms }) => ms === maxSnapshotMs)?.resolve();
    },
  };
}

type Memory = Pick<ReturnType<typeof createMemory>, 'store' | 'stored'>;

const maxSnapshotMs = 300;

/** Web storage, whose keys are its own properties. */
function createMemory() {
  const stored = new Map<string, string>();
  let isFull = false;
  const storage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    } as Storage,
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  const open = () => ({ store: createStore(() => storage), stored });
  return { ...open(), openInOtherPage: open, fill: () => (isFull = true) };
}

let heldLocks: Set<string>;

/** Web Locks that all tabs of the test share. */
function stubLocks() {
  heldLocks = new Set<string>();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (name: string, _options: object, act: (lock: object | null) => Promise<unknown>) => {
        if (heldLocks.has(name)) return act(null);
        heldLocks.add(name);
        try {
          return await act({});
        } finally {
          // It takes a moment until the browser has taken the lock back.
          await new Promise((resolve) => setTimeout(resolve));
          heldLocks.delete(name);
        }
      },
    },
  });
}

const withdrawal = { minor: 500, currency: 'BAHT' } as const;
const timeout: ApiError = { kind: 'timeout' };
const closed: ApiError = { kind: 'unavailable', text: 'ระบบปิดปรับปรุง', isFinal: true };
const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

let backend: ReturnType<typeof createBackend>;
let withdraw: MoneyAction<void, string>;

// The first import of this module can take longer than the timeout of a test.
beforeAll(() => import('./reconcile-code.ts'));
beforeEach(() => {
  stubLocks();
  backend = createBackend();
  withdraw = { intent: 'withdraw', send: backend.send, expects: () => ({ kind: 'withdrawal', amount: withdrawal }) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const phaseOf = (actions: MoneyActions) => actions.stateOf('withdraw').phase;
const untilSent = (times = 1) => vi.waitFor(() => expect(backend.send).toHaveBeenCalledTimes(times));
const until = (actions: MoneyActions, phase: string, intent = 'withdraw') =>
  vi.waitFor(() => expect(actions.stateOf(intent).phase).toBe(phase));
const idsOf = () => backend.send.mock.calls.map(([, , id]) => id);

/** Runs the action in a new page of the tab until it is sent. */
async function start(tab = openTab(), action = withdraw) {
  const sentBefore = backend.send.mock.calls.length;
  const actions = tab.load();
  const run = actions.run(action, undefined);
  await untilSent(sentBefore + 1);
  return { ...tab, actions, run };
}

/** The same, and its response is lost. */
async function lose(tab = openTab()) {
  const started = await start(tab);
  backend.answer({ error: timeout });
  await until(started.actions, 'checking');
  return started;
}

/** The same, and its outcome is still unknown after all automatic checks. */
async function loseForGood(tab = openTab()) {
  const started = await lose(tab);
  const pauses = [];
  for (let read = 0; read < 4; read += 1) pauses.push(await started.pass());
  expect(await started.run).toEqual({ phase: 'unknown', error: timeout });
  return { ...started, pauses };
}

describe('an action that moves money', () => {
  it('is sent once when it is run ten times at once', async () => {
    const actions = openTab().load();
    const runs = Array.from({ length: 10 }, () => actions.run(withdraw, undefined));
    await untilSent();
    backend.answer({ data: 'thanks' });
    expect(await runs[0]).toEqual({ phase: 'done', response: 'thanks' });
    expect(await Promise.all(runs.slice(1))).toEqual(Array(9).fill({ phase: 'running' }));
    expect(backend.send).toHaveBeenCalledTimes(1);
  });

  it('has an id of its own each time that the backend has answered', async () => {
    const { actions, run } = await start();
    backend.answer({ error: refusal });
    await run;
    void actions.run(withdraw, undefined);
    await untilSent(2);
    expect(new Set(idsOf()).size).toBe(2);
    for (const id of idsOf()) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  it('is stored before it is sent, until the backend has refused it', async () => {
    backend.addEntry();
    const { run, tab, accepted } = await start();
    const [id] = idsOf();
    expect(JSON.parse(tab.stored.get(`member:pending:${String(id)}`) ?? '')).toEqual({
      id,
      intent: 'withdraw',
      sent: {
        expected: { kind: 'withdrawal', amount: withdrawal },
        before: {
          entries: [{ type: 'withdraw', from: 'WALLET', to: 'KTB', minor: 500, status: 'success', createdAt: firstAt, cause: null }],
          balances: { WALLET: 1000 },
          inviteBonus: null,
        },
        sentAt: null,
      },
    });
    backend.answer({ error: refusal });
    expect(await run).toEqual({ phase: 'refused', error: refusal });
    expect(tab.stored.size).toBe(0);
    expect(accepted).not.toHaveBeenCalled();
  });

  it('is not sent when the member logs out first', async () => {
    const tab = openTab();
    const run = tab.load().run(withdraw, undefined);
    tab.logOut();
    expect(await run).toEqual({ phase: 'refused', error: { kind: 'unauthenticated' } });
    expect(backend.send).not.toHaveBeenCalled();
    expect(tab.tab.stored.size).toBe(0);
  });

  it('is sent even when the snapshot before it cannot be read in time', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const tab = openTab();
    void tab.load().run(withdraw, undefined);
    await tab.endSnapshotWait();
    await untilSent();
  });

  it.each([
    [{}, 'done'],
    [{ needsData: true }, 'unknown'],
  ] as const)('has succeeded if the response has words only, unless it needs data: %j', async (needs, phase) => {
    const { run } = await start(openTab(), { ...withdraw, expects: () => ({ kind: 'slip' }), ...needs });
    backend.answer({ error: { kind: 'unreadable', text: 'รายการสำเร็จ' } });
    expect((await run).phase).toBe(phase);
  });
});

/** The backend answers, and nothing of that arrives before the returned function is called. */
function holdResponses(): () => void {
  const { fetch } = globalThis;
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await fetch(request);
    await delivered;
    return response;
  });
  return deliver;
}

describe('a lost response', () => {
  it('is found out by the lists after growing pauses, and nothing is sent again', async () => {
    const { run, pass, nextWait, tab } = await lose();
    expect([await pass(), await pass()]).toEqual([2000, 3000]);
    await nextWait();
    backend.addEntry();
    expect(await pass()).toBe(5000);
    expect(await run).toEqual({ phase: 'done', response: null });
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(tab.stored.size).toBe(0);
  });

  it('is looked for at once after a failure in words, which is said when nothing has changed by the last reading', async () => {
    const { run, actions, pass, nextWait } = await start();
    backend.answer({ error: closed });
    await nextWait();
    expect(phaseOf(actions)).toBe('running');
    expect([await pass(), await pass(), await pass(), await pass(), await pass()]).toEqual([0, 2000, 3000, 5000, 10_000]);
    expect(await run).toEqual({ phase: 'refused', error: closed, unchanged: 'balance' });
  });

  it('locks the action until it is unlocked where no list shows it', async () => {
    const { actions, pauses } = await loseForGood();
    expect(pauses).toEqual([2000, 3000, 5000, 10_000]);
    expect((await actions.run(withdraw, undefined)).phase).toBe('unknown');
    expect(backend.send).toHaveBeenCalledTimes(1);
    actions.unlock('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it.each<[what: string, happens: () => void, isRead: boolean, phase: string, stored: number]>([
    ['done when the statement shows it', () => backend.addEntry(), true, 'done', 0],
    ['open to another run when the balance was read', () => undefined, true, 'idle', 0],
    ['unknown when neither could be read', () => backend.breakReading(), false, 'unknown', 1],
  ])('is after a check by the member %s', async (_what, happens, isRead, phase, stored) => {
    const { actions, tab } = await loseForGood();
    happens();
    expect(await actions.check('withdraw')).toBe(isRead);
    expect(phaseOf(actions)).toBe(phase);
    expect(tab.stored.size).toBe(stored);
    if (stored === 0) expect(await actions.check('withdraw')).toBe(false);
    expect(backend.send).toHaveBeenCalledTimes(1);
  });

  it('is not looked for while the device is offline', async () => {
    const { actions, run, pass, goOffline } = await start();
    const goOnline = goOffline();
    backend.answer({ error: { kind: 'unreachable' } });
    await until(actions, 'checking');
    backend.addEntry();
    const readsBefore = backend.reads();
    await pass();
    await new Promise((resolve) => setTimeout(resolve));
    expect([phaseOf(actions), backend.reads()]).toEqual(['checking', readsBefore]);
    goOnline();
    expect((await run).phase).toBe('done');
  });

  it('is looked for again when the member returns, and only evidence ends it', async () => {
    const { actions } = await loseForGood();
    await actions.recheck();
    expect(phaseOf(actions)).toBe('unknown');
    backend.addEntry();
    await actions.recheck();
    expect(phaseOf(actions)).toBe('done');
  });

  it('is looked for in what is read after the member has returned, and not in a read that was under way', async () => {
    const { actions } = await loseForGood();
    const deliver = holdResponses();
    const readsBefore = backend.reads();
    void actions.recheck();
    await vi.waitFor(() => expect(backend.reads()).toBe(readsBefore + 2));
    backend.addEntry();
    const returned = actions.recheck();
    deliver();
    await returned;
    expect(phaseOf(actions)).toBe('done');
  });

  it('is told to a waiting caller as soon as it is looked for', async () => {
    const actions = openTab().load();
    const checking = actions.untilChecking('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await checking).toEqual({ phase: 'checking', error: timeout });
  });
});

describe('a retry after an unknown outcome', () => {
  type Lost = Awaited<ReturnType<typeof loseForGood>>;
  beforeEach(() => {
    withdraw = { ...withdraw, fingerprint: () => 'five baht' };
  });

  it.each<[what: string, ids: number, prepare: (lost: Lost) => MoneyActions | undefined]>([
    ['has the id of the first request, which may arrive late', 1, () => undefined],
    [
      'has that id after a reload too',
      1,
      ({ load }) => {
        stubLocks();
        return load();
      },
    ],
    [
      'has a new id when the first request can no longer arrive',
      2,
      () => void vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000),
    ],
    ['has a new id when the statement shows the first request', 2, () => backend.addEntry()],
    ['has a new id when the input is different', 2, () => void (withdraw = { ...withdraw, fingerprint: () => 'six baht' })],
  ])('%s', async (_what, ids, prepare) => {
    const lost = await loseForGood();
    await lost.actions.check('withdraw');
    const actions = prepare(lost) ?? lost.actions;
    void actions.run(withdraw, undefined);
    await untilSent(2);
    expect(new Set(idsOf()).size).toBe(ids);
  });
});

describe('a prepared snapshot', () => {
  const addDateHeader = () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await fetch(request);
      response.headers.set('Date', new Date().toUTCString());
      return response;
    });
  };

  it('is used by the next action only, which is sent without another read', async () => {
    addDateHeader();
    const tab = openTab();
    const actions = tab.load();
    actions.prepare(withdraw, undefined);
    await vi.waitFor(() => expect(backend.reads()).toBe(2));
    const run = actions.run(withdraw, undefined);
    await untilSent();
    expect(backend.reads()).toBe(2);
    backend.answer({ error: refusal });
    await run;
    void actions.run(withdraw, undefined);
    await untilSent(2);
    expect(backend.reads()).toBe(4);
  });

  it('is read again when the backend’s clock is unknown', async () => {
    const actions = openTab().load();
    actions.prepare(withdraw, undefined);
    await vi.waitFor(() => expect(backend.reads()).toBe(2));
    void actions.run(withdraw, undefined);
    await untilSent();
    expect(backend.reads()).toBe(4);
  });

  it.each([
    ['the page was suspended', null, 3 * 60_000, false],
    ['the page was suspended, and what is still on its way is as old,', 0, 3 * 60_000, true],
    ['the clock of the device was set', 0, -60_000, false],
  ])('is read again when %s before the request could be sent', async (_what, offsetMs, setBy, isLate) => {
    const resume = holdResponses();
    vi.useFakeTimers({ toFake: ['Date'] });
    const { load, store, endSnapshotWait } = openTab();
    const actions = load();
    store().dispatch(clockRead(offsetMs));
    void actions.run(withdraw, undefined);
    await vi.waitFor(() => expect(heldLocks.size).toBeGreaterThan(0));
    await vi.waitFor(() => expect(backend.reads()).toBe(2));
    vi.setSystemTime(Date.now() + setBy);
    if (isLate) await endSnapshotWait();
    await new Promise((resolve) => setTimeout(resolve));
    resume();
    await untilSent();
    expect(backend.reads()).toBe(4);
  });
});

describe('a reloaded page', () => {
  it('looks for the outcome of a sent action, however long the statement is, and reports that it was accepted', async () => {
    for (let row = 0; row < 20; row += 1) backend.addEntry();
    const { load, pass, accepted } = await start();
    stubLocks();
    const reloaded = load();
    reloaded.resume();
    await until(reloaded, 'checking');
    expect((await reloaded.run(withdraw, undefined)).phase).toBe('checking');
    backend.addEntry();
    await pass();
    await until(reloaded, 'done');
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(accepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ expected: { kind: 'withdrawal', amount: withdrawal } }));
  });

  it.each([
    ...['', 'null', '{}', '[1]', '[{"id":1}]', 'x'.repeat(100)].map((text) => [text, 'idle'] as const),
    ['{"id":"1","intent":"withdraw","sent":{"expected":{"kind":"new"}}}', 'unknown'],
  ] as const)('whose storage holds %j shows the action as %s', async (text, phase) => {
    const { load, tab } = openTab();
    tab.stored.set('member:pending:1', text);
    const actions = load();
    actions.resume();
    await until(actions, phase);
  });

  it('keeps the id of an attempt that was given up until one with its content that was sent has ended', () => {
    const pending = createPendingActions(createMemory().store);
    const attempt = { id: 'given-up', fingerprint: '5', sent: null };
    const other = { id: 'other', fingerprint: '7', sent: null };
    pending.add('transfer', attempt);
    pending.release(attempt.id);
    expect(pending.released('transfer', '5')).toEqual(attempt);
    expect(pending.released('transfer', '7')).toBeNull();
    pending.add('transfer', { ...attempt, id: 'unsent' });
    pending.drop('unsent');
    pending.add('transfer', other);
    pending.remove('transfer', other);
    expect(pending.released('transfer', '5')).toEqual(attempt);
    expect(pending.list()).toEqual([]);
    pending.add('transfer', attempt);
    pending.remove('transfer', attempt);
    expect(pending.released('transfer', '5')).toBeNull();
  });
});

describe('two actions of which one can change back what the other has changed', () => {
  const cancel = () => ({ ...withdraw, intent: 'clear-bonus' as const });
  const receive = () => ({ ...withdraw, intent: 'activate-bonus' as const });

  it('are not sent at once in two tabs: the second one once the outcome of the first is known', async () => {
    const { actions: first, pass } = await start(openTab(), cancel());
    const second = openTab().load();
    backend.answer({ error: timeout });
    await until(first, 'checking', 'clear-bonus');
    expect(await second.run(receive(), undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledOnce();
    backend.addEntry();
    await pass();
    await until(first, 'done', 'clear-bonus');
    void second.run(receive(), undefined);
    await untilSent(2);
  });

  it('are sent one after the other in one tab, as soon as the browser has taken the lock back', async () => {
    const { actions, run } = await start(openTab(), cancel());
    expect(await actions.run(receive(), undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledOnce();
    backend.answer({ data: 'thanks' });
    await run;
    void actions.run(receive(), undefined);
    await untilSent(2);
  });
});

describe('two tabs', () => {
  it('do not send a part while the outcome of everything is unknown: the statement shows both alike', () => {
    expect(transferAction.intent).toBe(transferAllAction.intent);
    expect(withdrawAction.intent).toBe(withdrawAllAction.intent);
  });

  it('do not run the same action at once, and both read the wallet again after it', async () => {
    const two = openTab();
    const second = two.load();
    const { actions: first } = await start();
    await two.store().dispatch(getWallet.initiate());
    expect(await second.run(withdraw, undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledTimes(1);
    const readAt = () => getWallet.select()(two.store().getState()).fulfilledTimeStamp ?? 0;
    const readBefore = readAt();
    expect(await two.pass()).toBe(2000);
    expect(readAt()).toBe(readBefore);
    backend.answer({ data: 'thanks' });
    await until(first, 'done');
    await two.pass();
    await vi.waitFor(() => expect(readAt()).toBeGreaterThan(readBefore));
    void second.run(withdraw, undefined);
    await untilSent(2);
  });

  describe('of the same session', () => {
    /** Two tabs of one session. The outcome of the action in the first tab is unknown. */
    const unknownInFirst = async () => {
      const memory = createMemory();
      const second = openTab(memory);
      const other = second.load();
      other.resume();
      const { actions } = await loseForGood(openTab(memory));
      const unseen = vi.fn<(intent: string, state: { readonly phase: string }) => void>();
      other.onUnseen(unseen);
      const close = async () => {
        actions.dispose();
        await vi.waitFor(() => expect(heldLocks.size).toBe(0));
        backend.addEntry();
      };
      return { actions, other, unseen, pass: second.pass, close };
    };

    it('send nothing while the outcome in the other tab is unknown, and do not show it as their own', async () => {
      const { actions, other, unseen } = await unknownInFirst();
      expect(await other.run(withdraw, undefined)).toEqual({ phase: 'inOtherTab' });
      expect(backend.send).toHaveBeenCalledTimes(1);
      expect(unseen.mock.calls.map(([, { phase }]) => phase)).toEqual(['running', 'inOtherTab']);
      actions.unlock('withdraw');
      await vi.waitFor(() => expect(heldLocks.size).toBe(0));
      void other.run(withdraw, undefined);
      await untilSent(2);
    });

    it('find out what a closed tab has left as soon as the member returns to them', async () => {
      const { close, other, unseen, pass } = await unknownInFirst();
      await close();
      await other.recheck();
      await pass();
      await until(other, 'done');
      expect(unseen).toHaveBeenLastCalledWith('withdraw', { phase: 'done', response: null });
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('wait for an action in the other tab, even when they are loaded while it runs', async () => {
      const { run, tab } = await start();
      const second = openTab(tab);
      const other = second.load();
      other.resume();
      await until(other, 'inOtherTab');
      backend.answer({ data: 'thanks' });
      await run;
      expect(await second.pass()).toBe(2000);
      await until(other, 'idle');
    });
  });

  it('forget what the other has found out although the storage is full', async () => {
    const shared = createMemory();
    const [first, second] = [openTab(shared).load(), openTab(shared.openInOtherPage()).load()];
    const transfer = { ...withdraw, intent: 'transfer' as const };
    second.resume();
    const withdrawing = first.run(withdraw, undefined);
    await untilSent();
    shared.fill();
    const transferring = second.run(transfer, undefined);
    await untilSent(2);
    backend.answer({ data: 'thanks' });
    backend.answer({ data: 'thanks' });
    await Promise.all([withdrawing, transferring]);
    await second.recheck();
    const again = second.run(transfer, undefined);
    await untilSent(3);
    backend.answer({ data: 'thanks' });
    await again;
    expect(phaseOf(second)).toBe('idle');
    expect(shared.stored.size).toBe(0);
  });
});

describe('an action whose page is left', () => {
  const leavePage = async (answersFirst: boolean) => {
    const { actions } = await start();
    const unseen = vi.fn();
    actions.onUnseen(unseen);
    const leave = actions.show('withdraw');
    if (!answersFirst) leave();
    backend.answer({ data: 'thanks' });
    await until(actions, 'done');
    if (answersFirst) leave();
    return { actions, unseen };
  };

  it('goes on, and its outcome is told and kept until the member returns', async () => {
    const { actions, unseen } = await leavePage(false);
    expect(unseen).toHaveBeenCalledWith('withdraw', { phase: 'done', response: 'thanks' });
    actions.show('withdraw');
    expect(phaseOf(actions)).toBe('done');
  });

  it('is reset when its outcome was shown before', async () => {
    const { actions, unseen } = await leavePage(true);
    await until(actions, 'idle');
    expect(unseen).not.toHaveBeenCalled();
  });
});
