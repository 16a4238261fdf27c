import { createApiStore, walletEndpoints, type ApiError, type ApiStore, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createStore } from '@wallet/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMoneyActions, type MoneyActions } from './money-actions.ts';

const { getWallet } = walletEndpoints.endpoints;
const wallet = { profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 0 }, wallet: { amount: 10 }, slots: [] };

const firstAt = Date.UTC(2026, 10, 21, 12);

/** A backend that keeps a statement, and answers actions as the test says. */
function createBackend() {
  const rows: object[] = [];
  const responses: ((answer: SendResult<string>) => void)[] = [];
  let canRead = true;
  let reads = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    reads += 1;
    if (!canRead) throw new TypeError('no way there');
    return request.url.endsWith('/api/statement') ? Response.json({ total: rows.length, statements: rows }) : Response.json(wallet);
  });
  return {
    send: vi.fn<MoneyAction<void, string>['send']>(() => new Promise((resolve) => responses.push(resolve))),
    answer: (answer: SendResult<string>) => responses.shift()?.(answer),
    book: (status: string) =>
      rows.unshift({ statementType: 'withdraw', from: 'WALLET', to: 'KTB', amount: 5, status, createdAt: firstAt + rows.length }),
    reads: () => reads,
    breakReading: () => (canRead = false),
  };
}

/** A tab: its storage outlives a reload of the page, which gives it new actions. */
function openTab(device = createMemory(), tab = createMemory()) {
  const accepted = vi.fn();
  const waits: { readonly ms: number; readonly resolve: () => void }[] = [];
  let epoch = 0;
  let online = Promise.resolve();
  let store: ApiStore | null = null;
  const load = () => {
    const loaded = epoch;
    store = createApiStore({
      baseUrl: 'http://backend.test',
      token: () => 't',
      isOnline: () => true,
      currency: 'BAHT',
      sendsIntentIds: true,
      onSignal: () => undefined,
    });
    const actions = createMoneyActions({
      store,
      storage: tab.store,
      device: device.store,
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
    showWallet: async () => store?.dispatch(getWallet.initiate()),
    walletReadAt: () => (store ? (getWallet.select()(store.getState()).fulfilledTimeStamp ?? 0) : 0),
    logOut: () => (epoch += 1),
    /** Takes the network away. Returns how to give it back. */
    goOffline: () => {
      let goOnline: () => void = () => undefined;
      online = new Promise((resolve) => {
        goOnline = resolve;
      });
      return goOnline;
    },
    nextWait,
    /** Lets the next of the waits pass that are not for what is read before an action. */
    pass: async () => {
      await nextWait();
      const [due] = waits.splice(waits.findIndex(isDue), 1);
      due?.resolve();
      return due?.ms;
    },
    giveUpReading: async () => {
      await vi.waitFor(() => expect(waits.some(({ ms }) => ms === maxSnapshotMs)).toBe(true));
      waits.find(({ ms }) => ms === maxSnapshotMs)?.resolve();
    },
  };
}

const maxSnapshotMs = 300;

function createMemory() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  return { store: createStore(() => storage), kept: stored };
}

let held: Set<string>;

/** Locks over the tabs of one browser, as browsers have them. */
function stubLocks() {
  held = new Set<string>();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (name: string, _options: object, act: (lock: object | null) => Promise<unknown>) => {
        if (held.has(name)) return act(null);
        held.add(name);
        try {
          return await act({});
        } finally {
          held.delete(name);
        }
      },
    },
  });
}

const withdrawal = { minor: 500, currency: 'BAHT' } as const;
const timeout: ApiError = { kind: 'timeout' };
const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

let backend: ReturnType<typeof createBackend>;
let withdraw: MoneyAction<void, string>;

// Transforming its code for the first time takes longer than a test waits.
beforeAll(() => import('./reconcile-code.ts'));
beforeEach(() => {
  stubLocks();
  backend = createBackend();
  withdraw = { intent: 'withdraw', send: backend.send, expects: () => ({ kind: 'withdrawal', amount: withdrawal }) };
});
afterEach(() => vi.unstubAllGlobals());

const phaseOf = (actions: MoneyActions) => actions.stateOf('withdraw').phase;
const untilSent = (times = 1) => vi.waitFor(() => expect(backend.send).toHaveBeenCalledTimes(times));
const until = (actions: MoneyActions, phase: string) => vi.waitFor(() => expect(phaseOf(actions)).toBe(phase));

describe('an action that moves money', () => {
  it('is sent once however often it is asked for, and done', async () => {
    const actions = openTab().load();
    const runs = Array.from({ length: 10 }, () => actions.run(withdraw, undefined));
    await untilSent();
    backend.answer({ data: 'thanks' });
    expect(await runs[0]).toEqual({ phase: 'done', response: 'thanks' });
    expect(await Promise.all(runs.slice(1))).toEqual(Array(9).fill({ phase: 'running' }));
    expect(backend.send).toHaveBeenCalledTimes(1);
  });

  it('can be run again once it is over, under an id of its own', async () => {
    const actions = openTab().load();
    for (const answer of [{ error: refusal }, { data: 'thanks' }]) {
      const sentBefore = backend.send.mock.calls.length;
      const run = actions.run(withdraw, undefined);
      await untilSent(sentBefore + 1);
      backend.answer(answer);
      await run;
    }
    expect(actions.stateOf('withdraw')).toEqual({ phase: 'done', response: 'thanks' });
    const ids = backend.send.mock.calls.map(([, , id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  it('is told as taken once the backend has', async () => {
    const { load, accepted } = openTab();
    const run = load().run(withdraw, undefined);
    await untilSent();
    backend.answer({ data: 'thanks' });
    await run;
    expect(accepted).toHaveBeenCalledExactlyOnceWith({
      expected: { kind: 'withdrawal', amount: withdrawal },
      before: { entries: [] },
      sentAt: null,
    });
  });

  it('is refused where the backend says why, and leaves nothing to look into', async () => {
    const { load, tab, accepted } = openTab();
    const actions = load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: refusal });
    expect(await run).toEqual({ phase: 'refused', error: refusal });
    expect(tab.kept.size).toBe(0);
    expect(accepted).not.toHaveBeenCalled();
  });

  it('is kept before it is sent', async () => {
    const { load, tab } = openTab();
    backend.book('SUCCESS');
    void load().run(withdraw, undefined);
    await untilSent();
    const [, , id] = backend.send.mock.calls[0] ?? [];
    expect(JSON.parse(tab.kept.get('member:pendingActions') ?? '')).toEqual([
      {
        id,
        intent: 'withdraw',
        sent: {
          expected: { kind: 'withdrawal', amount: withdrawal },
          before: {
            entries: [{ type: 'withdraw', from: 'WALLET', to: 'KTB', minor: 500, status: 'success', createdAt: firstAt, cause: null }],
          },
          sentAt: null,
        },
      },
    ]);
  });

  it('is not sent where the member logged out before', async () => {
    const tab = openTab();
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
    tab.logOut();
    expect(await run).toEqual({ phase: 'refused', error: { kind: 'unauthenticated' } });
    expect(backend.send).not.toHaveBeenCalled();
    expect(tab.tab.kept.size).toBe(0);
  });

  it('is sent also where what is true before it cannot be read in time', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const tab = openTab();
    void tab.load().run(withdraw, undefined);
    await tab.giveUpReading();
    await untilSent();
  });
});

describe('an outcome that nobody knows', () => {
  const unknownRun = async () => {
    const tab = openTab();
    backend.book('SUCCESS');
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    await until(actions, 'checking');
    return { ...tab, actions, run };
  };

  it.each([
    ['SUCCESS', 'done'],
    ['PENDING', 'done'],
    ['FAILED', 'refused'],
  ])('with an entry that is %s turns out %s, and nothing is sent again', async (status, phase) => {
    const { actions, run, pass, tab } = await unknownRun();
    backend.book(status);
    await pass();
    expect((await run).phase).toBe(phase);
    expect(phaseOf(actions)).toBe(phase);
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(tab.kept.size).toBe(0);
  });

  it('is found out also where the backend acts late', async () => {
    const { run, pass, nextWait } = await unknownRun();
    expect([await pass(), await pass()]).toEqual([2000, 3000]);
    await nextWait();
    backend.book('SUCCESS');
    expect(await pass()).toBe(5000);
    expect((await run).phase).toBe('done');
  });

  it('stays unknown where nothing shows it, and sends nothing until it is unlocked', async () => {
    const { actions, run, pass } = await unknownRun();
    expect([await pass(), await pass(), await pass(), await pass()]).toEqual([2000, 3000, 5000, 10_000]);
    expect(await run).toEqual({ phase: 'unknown', error: timeout });
    expect((await actions.run(withdraw, undefined)).phase).toBe('unknown');
    expect(backend.send).toHaveBeenCalledTimes(1);
    actions.unlock('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('stays unknown where the truth cannot be read', async () => {
    const { run, pass } = await unknownRun();
    backend.breakReading();
    for (let look = 0; look < 4; look += 1) await pass();
    expect((await run).phase).toBe('unknown');
  });

  describe('and that looking has not cleared up', () => {
    const unclearRun = async () => {
      const { actions, run, pass, ...opened } = await unknownRun();
      for (let look = 0; look < 4; look += 1) await pass();
      expect((await run).phase).toBe('unknown');
      return { actions, ...opened };
    };

    it.each([
      ['SUCCESS', 'done'],
      ['FAILED', 'refused'],
    ])('turns out by a later check with an entry that is %s to be %s', async (status, phase) => {
      const { actions, tab } = await unclearRun();
      backend.book(status);
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe(phase);
      expect(tab.kept.size).toBe(0);
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('can be run again once the balance was read', async () => {
      const { actions, tab } = await unclearRun();
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe('idle');
      expect(tab.kept.size).toBe(0);
      void actions.run(withdraw, undefined);
      await untilSent(2);
    });

    describe('asked for once more', () => {
      const idsOf = () => backend.send.mock.calls.map(([, , id]) => id);
      beforeEach(() => {
        withdraw = { ...withdraw, fingerprint: () => 'five baht' };
      });

      it('goes by the same id, so that a backend does it once however late the first one arrives', async () => {
        const { actions } = await unclearRun();
        await actions.check('withdraw');
        const again = actions.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(1);
        backend.answer({ data: 'thanks' });
        await again;
        void actions.run(withdraw, undefined);
        await untilSent(3);
        expect(new Set(idsOf()).size).toBe(2);
      });

      it('goes by the same id also after a reload', async () => {
        const { actions, load, tab } = await unclearRun();
        await actions.check('withdraw');
        const reloaded = load();
        reloaded.resume();
        expect(phaseOf(reloaded)).toBe('idle');
        const again = reloaded.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(1);
        backend.answer({ error: refusal });
        await again;
        expect(tab.kept.size).toBe(0);
      });

      it('is another one once no call can still be on its way', async () => {
        const { actions } = await unclearRun();
        await actions.check('withdraw');
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
        void actions.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });

      it('is another one where the statement shows the first by then', async () => {
        const { actions } = await unclearRun();
        await actions.check('withdraw');
        backend.book('SUCCESS');
        void actions.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });

      it('is another one where it asks for something else', async () => {
        const { actions } = await unclearRun();
        await actions.check('withdraw');
        void actions.run({ ...withdraw, fingerprint: () => 'six baht' }, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });
    });

    it('stays locked where neither can be read', async () => {
      const { actions, tab } = await unclearRun();
      backend.breakReading();
      expect(await actions.check('withdraw')).toBe(false);
      expect((await actions.run(withdraw, undefined)).phase).toBe('unknown');
      expect(tab.kept.size).toBe(1);
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('is checked once at a time, and nothing else is checked', async () => {
      const { actions } = await unclearRun();
      const checks = [actions.check('withdraw'), actions.check('withdraw')];
      expect(phaseOf(actions)).toBe('checking');
      expect(await Promise.all(checks)).toEqual([true, false]);
      expect(await actions.check('withdraw')).toBe(false);
    });
  });

  it('is not looked for while the device is offline, and found out as soon as it is back', async () => {
    const tab = openTab();
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    const goOnline = tab.goOffline();
    backend.answer({ error: { kind: 'unreachable' } });
    await until(actions, 'checking');
    backend.book('SUCCESS');
    await tab.pass();
    expect(phaseOf(actions)).toBe('checking');
    goOnline();
    expect((await run).phase).toBe('done');
  });

  it('is found out by itself when the member returns, and stays as it is while nothing is proven', async () => {
    const { actions, run, pass } = await unknownRun();
    for (let read = 0; read < 4; read += 1) await pass();
    expect((await run).phase).toBe('unknown');
    await actions.recheck();
    expect(phaseOf(actions)).toBe('unknown');
    backend.book('SUCCESS');
    await actions.recheck();
    expect(phaseOf(actions)).toBe('done');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('is reported to the waiting caller as soon as it is in doubt', async () => {
    const actions = openTab().load();
    const inDoubt = actions.untilChecking('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await inDoubt).toEqual({ phase: 'checking', error: timeout });
  });

  it('of what may be repeated locks nothing and is not looked into', async () => {
    const { load, tab } = openTab();
    const actions = load();
    const harmless = { ...withdraw, expects: null };
    const run = actions.run(harmless, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await run).toEqual({ phase: 'unknown', error: timeout });
    expect(tab.kept.size).toBe(0);
    void actions.run(harmless, undefined);
    await untilSent(2);
  });
});

describe('an answer in words that nobody here knows', () => {
  const said = { message: 'รายการสำเร็จ' };
  const answered = async (action: MoneyAction<void, unknown>) => {
    const { load, pass, accepted } = openTab();
    const actions = load();
    const run = actions.run(action, undefined);
    await untilSent();
    backend.answer({ data: said as never });
    return { actions, run, pass, accepted };
  };

  it.each([
    ['SUCCESS', { phase: 'done', response: said }],
    ['FAILED', { phase: 'refused' }],
  ])('is judged at once by the entry of the statement, here %s', async (status, state) => {
    backend.send.mockImplementationOnce(() => {
      backend.book(status);
      return Promise.resolve({ data: said as never });
    });
    const { run, pass } = await answered(withdraw);
    expect(await pass()).toBe(0);
    expect(await run).toMatchObject(state);
  });

  it('stays unknown, with these words, where the statement shows nothing', async () => {
    const { run, pass, accepted } = await answered(withdraw);
    for (let read = 0; read < 5; read += 1) await pass();
    expect(await run).toEqual({ phase: 'unknown', error: { kind: 'unreadable', text: said.message } });
    expect(accepted).not.toHaveBeenCalled();
  });

  it('is all there is to say of what no list can show', async () => {
    const { actions, run, accepted } = await answered({ ...withdraw, expects: () => ({ kind: 'slip' }) });
    expect(await run).toEqual({ phase: 'done', response: said, serverText: said.message });
    // They may say no: nothing is followed as under way.
    expect(accepted).not.toHaveBeenCalled();
    actions.reset('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('is no matter where it is a code that everybody knows', async () => {
    const { load } = openTab();
    const run = load().run(withdraw, undefined);
    await untilSent();
    backend.answer({ data: { message: 'SUCCESS' } as never });
    expect(await run).toEqual({ phase: 'done', response: { message: 'SUCCESS' } });
  });
});

describe('what is read ahead', () => {
  const withClock = () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await fetch(request);
      response.headers.set('Date', new Date().toUTCString());
      return response;
    });
  };

  it('lets an action go at once, and is used for it alone', async () => {
    withClock();
    const tab = openTab();
    const actions = tab.load();
    actions.prepare(withdraw, undefined);
    await vi.waitFor(() => expect(backend.reads()).toBe(1));
    const run = actions.run(withdraw, undefined);
    await untilSent();
    expect(backend.reads()).toBe(1);
    backend.answer({ error: refusal });
    await run;
    void actions.run(withdraw, undefined);
    await untilSent(2);
    expect(backend.reads()).toBe(2);
  });

  it('is read again where only the backend’s clock could tell what came in since, and that is not known', async () => {
    const actions = openTab().load();
    actions.prepare(withdraw, undefined);
    await vi.waitFor(() => expect(backend.reads()).toBe(1));
    void actions.run(withdraw, undefined);
    await untilSent();
    expect(backend.reads()).toBe(2);
  });
});

describe('a page that is loaded again', () => {
  it('goes on checking what it had sent, never sends it, and tells that it was taken', async () => {
    const { load, pass, accepted } = openTab();
    void load().run(withdraw, undefined);
    await untilSent();
    stubLocks();

    const reloaded = load();
    reloaded.resume();
    await until(reloaded, 'checking');
    expect((await reloaded.run(withdraw, undefined)).phase).toBe('checking');
    backend.book('SUCCESS');
    await pass();
    await until(reloaded, 'done');
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(accepted).toHaveBeenCalledExactlyOnceWith({
      expected: { kind: 'withdrawal', amount: withdrawal },
      before: { entries: [] },
      sentAt: null,
    });
  });

  it('keeps the lock of what could not be found out', async () => {
    const { load, pass, tab } = openTab();
    void load().run(withdraw, undefined);
    await untilSent();
    stubLocks();
    const reloaded = load();
    reloaded.resume();
    for (let look = 0; look < 4; look += 1) await pass();
    await until(reloaded, 'unknown');
    expect(tab.kept.size).toBe(1);
    reloaded.unlock('withdraw');
    expect(tab.kept.size).toBe(0);
  });

  it.each(['', 'null', '{}', '[1]', '[{"id":1}]', 'x'.repeat(100)])('starts where somebody wrote %j into its storage', (text) => {
    const { load, tab } = openTab();
    tab.kept.set('member:pendingActions', text);
    const actions = load();
    actions.resume();
    expect(phaseOf(actions)).toBe('idle');
  });

  it('ends as unknown what it cannot make sense of', async () => {
    const { load, tab } = openTab();
    tab.kept.set('member:pendingActions', JSON.stringify([{ id: '1', intent: 'withdraw', sent: { expected: { kind: 'new' } } }]));
    const actions = load();
    actions.resume();
    await until(actions, 'unknown');
  });
});

describe('two tabs', () => {
  it('do not carry out the same action together', async () => {
    const device = createMemory();
    const [first, second] = [openTab(device).load(), openTab(device).load()];
    void first.run(withdraw, undefined);
    expect((await second.run(withdraw, undefined)).phase).toBe('inOtherTab');
    await untilSent();
    backend.answer({ data: 'thanks' });
    await until(first, 'done');
    void second.run(withdraw, undefined);
    await untilSent(2);
  });

  it('both show what has become of the money', async () => {
    const device = createMemory();
    const [one, two] = [openTab(device), openTab(device)];
    const [first, second] = [one.load(), two.load()];
    await two.showWallet();
    void first.run(withdraw, undefined);
    expect((await second.run(withdraw, undefined)).phase).toBe('inOtherTab');
    await untilSent();
    const readBefore = two.walletReadAt();
    expect(await two.pass()).toBe(2000);
    expect(two.walletReadAt()).toBe(readBefore);
    backend.answer({ data: 'thanks' });
    await until(first, 'done');
    await two.pass();
    await vi.waitFor(() => expect(two.walletReadAt()).toBeGreaterThan(readBefore));
  });

  describe('of one session', () => {
    /** Two tabs, of which the first has sent what nobody knows the outcome of. */
    const unknownInFirst = async () => {
      const [device, kept] = [createMemory(), createMemory()];
      const [first, second] = [openTab(device, kept), openTab(device, kept)];
      const actions = first.load();
      const other = second.load();
      other.resume();
      const run = actions.run(withdraw, undefined);
      await untilSent();
      backend.answer({ error: timeout });
      for (let look = 0; look < 4; look += 1) await first.pass();
      expect((await run).phase).toBe('unknown');
      const unseen = vi.fn<(intent: string, state: { readonly phase: string }) => void>();
      other.onUnseen(unseen);
      return { actions, other, unseen, pass: second.pass, logOut: () => actions.dispose() };
    };

    it('send nothing while an outcome of the other is not known, and never say so too', async () => {
      const { other, unseen } = await unknownInFirst();
      expect(await other.run(withdraw, undefined)).toEqual({ phase: 'inOtherTab' });
      expect(backend.send).toHaveBeenCalledTimes(1);
      expect(unseen.mock.calls.map(([, { phase }]) => phase)).toEqual(['running', 'inOtherTab']);
    });

    it('are free again once the other has found out', async () => {
      const { actions, other } = await unknownInFirst();
      backend.book('SUCCESS');
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe('done');
      void other.run(withdraw, undefined);
      await untilSent(2);
    });

    it('do not take for their own what one that is gone has done', async () => {
      const { logOut, other, pass } = await unknownInFirst();
      logOut();
      await vi.waitFor(() => expect(held.size).toBe(0));
      const run = other.run(withdraw, undefined);
      backend.book('SUCCESS');
      await pass();
      expect(await run).toEqual({ phase: 'inOtherTab' });
      expect(backend.send).toHaveBeenCalledTimes(1);
      void other.run(withdraw, undefined);
      await untilSent(2);
    });

    it('leave to the other what that one is still about, also when they are loaded meanwhile', async () => {
      const [device, kept] = [createMemory(), createMemory()];
      const [first, second] = [openTab(device, kept), openTab(device, kept)];
      const actions = first.load();
      const run = actions.run(withdraw, undefined);
      await untilSent();
      const other = second.load();
      other.resume();
      await until(other, 'inOtherTab');
      backend.answer({ data: 'thanks' });
      await run;
      expect(await second.pass()).toBe(2000);
      await until(other, 'idle');
    });
  });

  it('agree by storage where the browser has no locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const device = createMemory();
    const [first, second] = [openTab(device), openTab(device)];
    const [one, two] = [first.load(), second.load()];
    void one.run(withdraw, undefined);
    await first.pass();
    await untilSent();
    expect((await two.run(withdraw, undefined)).phase).toBe('inOtherTab');
    backend.answer({ data: 'thanks' });
    await until(one, 'done');
    void two.run(withdraw, undefined);
    // One for looking whether the first is through, one for the lock.
    expect([await second.pass(), await second.pass()].toSorted()).toEqual([100, 2000]);
    await untilSent(2);
    backend.answer({ data: 'thanks' });
    await until(two, 'done');
    await second.pass();
    await vi.waitFor(() => expect(device.kept.size).toBe(0));
  });

  it('send once where both take the storage lock at the same moment', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const device = createMemory();
    const seenTooEarly = vi.fn(device.store.get).mockReturnValueOnce(null);
    const [first, second] = [openTab(device), openTab({ ...device, store: { ...device.store, get: seenTooEarly } })];
    const runs = [first.load().run(withdraw, undefined), second.load().run(withdraw, undefined)];
    await Promise.all([first.pass(), second.pass()]);
    await untilSent();
    backend.answer({ data: 'thanks' });
    expect((await Promise.all(runs)).map(({ phase }) => phase).toSorted()).toEqual(['done', 'inOtherTab']);
    expect(backend.send).toHaveBeenCalledTimes(1);
  });
});

describe('an action whose page was left', () => {
  it('goes on, and tells what it came to on return', async () => {
    const actions = openTab().load();
    const leave = actions.show('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent();
    leave();
    const unseen = vi.fn();
    actions.onUnseen(unseen);
    backend.answer({ data: 'thanks' });
    await until(actions, 'done');
    expect(unseen).toHaveBeenCalledWith('withdraw', { phase: 'done', response: 'thanks' });
    actions.show('withdraw');
    expect(phaseOf(actions)).toBe('done');
  });

  it('begins again on the next visit once it has been shown', async () => {
    const actions = openTab().load();
    const unseen = vi.fn();
    actions.onUnseen(unseen);
    const leave = actions.show('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ data: 'thanks' });
    await until(actions, 'done');
    leave();
    await until(actions, 'idle');
    expect(unseen).not.toHaveBeenCalled();
  });
});
