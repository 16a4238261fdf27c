import { createApiStore, walletEndpoints, type ApiError, type ApiStore, type MoneyAction, type SendResult } from '@wallet/api-client';
import { transferAction, transferAllAction, withdrawAction, withdrawAllAction } from '@wallet/api-client/wallet-actions';
import { moneyOf } from '@wallet/domain';
import { createStore } from '@wallet/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMoneyActions, type MoneyActions } from './money-actions.ts';
import { createPendingActions } from './pending-actions.ts';

const { getWallet } = walletEndpoints.endpoints;
const wallet = { profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 0 }, wallet: { amount: 10 }, slots: [] };

const amount = moneyOf(200_00, 'BAHT');

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
    addEntry: (status: string) =>
      rows.unshift({ statementType: 'withdraw', from: 'WALLET', to: 'KTB', amount: 5, status, createdAt: firstAt + rows.length }),
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
    store = createApiStore({
      baseUrl: 'http://backend.test',
      token: () => 't',
      currency: 'BAHT',
      sendsIntentIds: true,
      onSignal: () => undefined,
    });
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
    showWallet: async () => store?.dispatch(getWallet.initiate()),
    walletReadAt: () => (store ? (getWallet.select()(store.getState()).fulfilledTimeStamp ?? 0) : 0),
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
afterEach(() => vi.unstubAllGlobals());

const phaseOf = (actions: MoneyActions) => actions.stateOf('withdraw').phase;
const untilSent = (times = 1) => vi.waitFor(() => expect(backend.send).toHaveBeenCalledTimes(times));
const until = (actions: MoneyActions, phase: string, intent = 'withdraw') =>
  vi.waitFor(() => expect(actions.stateOf(intent).phase).toBe(phase));

describe('an action that moves money', () => {
  it('is sent once when it is run ten times at once, and succeeds', async () => {
    const actions = openTab().load();
    const runs = Array.from({ length: 10 }, () => actions.run(withdraw, undefined));
    await untilSent();
    backend.answer({ data: 'thanks' });
    expect(await runs[0]).toEqual({ phase: 'done', response: 'thanks' });
    expect(await Promise.all(runs.slice(1))).toEqual(Array(9).fill({ phase: 'running' }));
    expect(backend.send).toHaveBeenCalledTimes(1);
  });

  it('can be run again after a refusal, with a new id', async () => {
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

  it('is reported as accepted when the backend has accepted it', async () => {
    const { load, accepted } = openTab();
    const run = load().run(withdraw, undefined);
    await untilSent();
    backend.answer({ data: 'thanks' });
    await run;
    expect(accepted).toHaveBeenCalledExactlyOnceWith({
      expected: { kind: 'withdrawal', amount: withdrawal },
      before: { entries: [], balances: { WALLET: 1000 }, inviteBonus: null },
      sentAt: null,
    });
  });

  it('is refused when the backend refuses it, and leaves nothing in the storage', async () => {
    const { load, tab, accepted } = openTab();
    const actions = load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: refusal });
    expect(await run).toEqual({ phase: 'refused', error: refusal });
    expect(tab.stored.size).toBe(0);
    expect(accepted).not.toHaveBeenCalled();
  });

  it('is stored before it is sent', async () => {
    const { load, tab } = openTab();
    backend.addEntry('SUCCESS');
    void load().run(withdraw, undefined);
    await untilSent();
    const [, , id] = backend.send.mock.calls[0] ?? [];
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
  });

  it('is not sent when the member logs out first', async () => {
    const tab = openTab();
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
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
});

describe('an unknown outcome', () => {
  const unknownRun = async () => {
    const tab = openTab();
    backend.addEntry('SUCCESS');
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
  ])('with the entry status %s becomes %s, and nothing is sent again', async (status, phase) => {
    const { actions, run, pass, tab } = await unknownRun();
    backend.addEntry(status);
    await pass();
    expect((await run).phase).toBe(phase);
    expect(phaseOf(actions)).toBe(phase);
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(tab.stored.size).toBe(0);
  });

  it('becomes known when the entry appears late', async () => {
    const { run, pass, nextWait } = await unknownRun();
    expect([await pass(), await pass()]).toEqual([2000, 3000]);
    await nextWait();
    backend.addEntry('SUCCESS');
    expect(await pass()).toBe(5000);
    expect((await run).phase).toBe('done');
  });

  it('stays unknown without evidence, and nothing is sent until it is unlocked', async () => {
    const { actions, run, pass } = await unknownRun();
    expect([await pass(), await pass(), await pass(), await pass()]).toEqual([2000, 3000, 5000, 10_000]);
    expect(await run).toEqual({ phase: 'unknown', error: timeout });
    expect((await actions.run(withdraw, undefined)).phase).toBe('unknown');
    expect(backend.send).toHaveBeenCalledTimes(1);
    actions.unlock('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('stays unknown when the evidence cannot be read', async () => {
    const { run, pass } = await unknownRun();
    backend.breakReading();
    for (let read = 0; read < 4; read += 1) await pass();
    expect((await run).phase).toBe('unknown');
  });

  describe('that is still unknown after all automatic checks', () => {
    const unresolvedRun = async () => {
      const { actions, run, pass, ...opened } = await unknownRun();
      for (let read = 0; read < 4; read += 1) await pass();
      expect((await run).phase).toBe('unknown');
      return { actions, ...opened };
    };

    it.each([
      ['SUCCESS', 'done'],
      ['FAILED', 'refused'],
    ])('after a manual check with the entry status %s becomes %s', async (status, phase) => {
      const { actions, tab } = await unresolvedRun();
      backend.addEntry(status);
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe(phase);
      expect(tab.stored.size).toBe(0);
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('allows another run after a check has read the balance', async () => {
      const { actions, tab } = await unresolvedRun();
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe('idle');
      expect(tab.stored.size).toBe(0);
      void actions.run(withdraw, undefined);
      await untilSent(2);
    });

    describe('when the member runs the action again', () => {
      const idsOf = () => backend.send.mock.calls.map(([, , id]) => id);
      beforeEach(() => {
        withdraw = { ...withdraw, fingerprint: () => 'five baht' };
      });

      it('sends the same id until the backend has responded, so that a late first request is not repeated', async () => {
        const { actions } = await unresolvedRun();
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

      it('sends the same id after a reload', async () => {
        const { actions, load, tab } = await unresolvedRun();
        await actions.check('withdraw');
        const reloaded = load();
        reloaded.resume();
        expect(phaseOf(reloaded)).toBe('idle');
        const again = reloaded.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(1);
        backend.answer({ error: refusal });
        await again;
        expect(tab.stored.size).toBe(0);
      });

      it('sends a new id when the first request can no longer arrive', async () => {
        const { actions } = await unresolvedRun();
        await actions.check('withdraw');
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
        void actions.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });

      it('sends a new id when the statement shows the first one', async () => {
        const { actions } = await unresolvedRun();
        await actions.check('withdraw');
        backend.addEntry('SUCCESS');
        void actions.run(withdraw, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });

      it('sends a new id when the input is different', async () => {
        const { actions } = await unresolvedRun();
        await actions.check('withdraw');
        void actions.run({ ...withdraw, fingerprint: () => 'six baht' }, undefined);
        await untilSent(2);
        expect(new Set(idsOf()).size).toBe(2);
      });
    });

    it('stays locked when neither the statement nor the balance can be read', async () => {
      const { actions, tab } = await unresolvedRun();
      backend.breakReading();
      expect(await actions.check('withdraw')).toBe(false);
      expect((await actions.run(withdraw, undefined)).phase).toBe('unknown');
      expect(tab.stored.size).toBe(1);
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('is not checked twice at the same time, nor after it has been cleared', async () => {
      const { actions } = await unresolvedRun();
      const checks = [actions.check('withdraw'), actions.check('withdraw')];
      expect(phaseOf(actions)).toBe('checking');
      expect(await Promise.all(checks)).toEqual([true, false]);
      expect(await actions.check('withdraw')).toBe(false);
    });
  });

  it('is not checked while the device is offline, and becomes known when it is online again', async () => {
    const tab = openTab();
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    const goOnline = tab.goOffline();
    backend.answer({ error: { kind: 'unreachable' } });
    await until(actions, 'checking');
    backend.addEntry('SUCCESS');
    await tab.pass();
    expect(phaseOf(actions)).toBe('checking');
    goOnline();
    expect((await run).phase).toBe('done');
  });

  it('is checked when the member returns, and stays unknown without evidence', async () => {
    const { actions, run, pass } = await unknownRun();
    for (let read = 0; read < 4; read += 1) await pass();
    expect((await run).phase).toBe('unknown');
    await actions.recheck();
    expect(phaseOf(actions)).toBe('unknown');
    backend.addEntry('SUCCESS');
    await actions.recheck();
    expect(phaseOf(actions)).toBe('done');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('is reported to a waiting caller as soon as the check starts', async () => {
    const actions = openTab().load();
    const checking = actions.untilChecking('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await checking).toEqual({ phase: 'checking', error: timeout });
  });

  it('of an action that may be repeated locks nothing and is not checked', async () => {
    const { load, tab } = openTab();
    const actions = load();
    const repeatable = { ...withdraw, expects: null };
    const run = actions.run(repeatable, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await run).toEqual({ phase: 'unknown', error: timeout });
    expect(tab.stored.size).toBe(0);
    void actions.run(repeatable, undefined);
    await untilSent(2);
  });
});

describe('an unknown outcome of a slip', () => {
  const slipOf = (picture: string): MoneyAction<void, string> => ({
    ...withdraw,
    expects: () => ({ kind: 'slip' }),
    fingerprint: () => picture,
  });
  const idOf = (call: number) => backend.send.mock.calls[call]?.[2];
  const unknownSlip = async () => {
    const opened = openTab();
    const actions = opened.load();
    const run = actions.run(slipOf('one'), undefined);
    await untilSent();
    backend.answer({ error: timeout });
    expect(await run).toEqual({ phase: 'unknown', error: timeout });
    return { ...opened, actions };
  };

  it('does not lock: the same slip goes again with the same id, and another one with its own', async () => {
    const { actions } = await unknownSlip();
    const again = actions.run(slipOf('one'), undefined);
    await untilSent(2);
    expect(idOf(1)).toBe(idOf(0));
    backend.answer({ error: timeout });
    await again;
    void actions.run(slipOf('another'), undefined);
    await untilSent(3);
    expect(idOf(2)).not.toBe(idOf(0));
  });

  it('locks neither another tab nor the page after a reload', async () => {
    const { load } = await unknownSlip();
    const other = openTab().load();
    const elsewhere = other.run(slipOf('another'), undefined);
    await untilSent(2);
    backend.answer({ data: 'thanks' });
    expect((await elsewhere).phase).toBe('done');
    void load().run(slipOf('one'), undefined);
    await untilSent(3);
    expect(idOf(2)).toBe(idOf(0));
  });

  it('still lets one slip go at a time', async () => {
    const { actions } = await unknownSlip();
    void actions.run(slipOf('one'), undefined);
    expect((await actions.run(slipOf('one'), undefined)).phase).toBe('running');
    await untilSent(2);
  });
});

describe('a failure in the words of the backend', () => {
  const failedRun = async () => {
    const tab = openTab();
    const actions = tab.load();
    const run = actions.run(withdraw, undefined);
    await untilSent();
    backend.answer({ error: closed });
    await tab.nextWait();
    expect(phaseOf(actions)).toBe('running');
    return { ...tab, actions, run };
  };

  it('is checked at once before anything is said, and ends as unchanged when nothing has changed by the last reading', async () => {
    const { actions, run, pass, tab } = await failedRun();
    expect([await pass(), await pass(), await pass(), await pass(), await pass()]).toEqual([0, 2000, 3000, 5000, 10_000]);
    expect(await run).toEqual({ phase: 'refused', error: closed, unchanged: 'balance' });
    expect(tab.stored.size).toBe(0);
    actions.reset('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it('is done when the statement shows it all the same', async () => {
    const { run, pass, nextWait } = await failedRun();
    await pass();
    await nextWait();
    backend.addEntry('SUCCESS');
    await pass();
    expect(await run).toEqual({ phase: 'done', response: null });
  });

  it('is refused with these words when the statement shows that it failed', async () => {
    const { run, pass } = await failedRun();
    backend.addEntry('FAILED');
    await pass();
    expect(await run).toEqual({ phase: 'refused', error: closed });
  });

  it('stays unknown when the statement cannot be read', async () => {
    const { run, pass } = await failedRun();
    backend.breakReading();
    for (let read = 0; read < 5; read += 1) await pass();
    expect(await run).toEqual({ phase: 'unknown', error: closed });
  });

  it('keeps its id when the member tries again, because the backend may still act', async () => {
    withdraw = { ...withdraw, fingerprint: () => 'five baht' };
    const { actions, run, pass } = await failedRun();
    for (let read = 0; read < 5; read += 1) await pass();
    await run;
    actions.reset('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
    expect(new Set(backend.send.mock.calls.map(([, , id]) => id)).size).toBe(1);
  });
});

describe('a success in the words of the operator', () => {
  const freeText = { message: 'รายการสำเร็จ' };
  const answered = async (action: MoneyAction<void, unknown>) => {
    const { load, pass, accepted } = openTab();
    const actions = load();
    const run = actions.run(action, undefined);
    await untilSent();
    backend.answer({ data: freeText as never });
    return { actions, run, pass, accepted };
  };

  it.each([
    ['SUCCESS', { phase: 'done', response: freeText, serverText: freeText.message }],
    ['FAILED', { phase: 'refused', error: { kind: 'unreadable', text: freeText.message } }],
  ])('is checked at once against the statement entry: %s', async (status, state) => {
    backend.send.mockImplementationOnce(() => {
      backend.addEntry(status);
      return Promise.resolve({ data: freeText as never });
    });
    const { run, pass } = await answered(withdraw);
    expect(await pass()).toBe(0);
    expect(await run).toMatchObject(state);
  });

  it('is contradicted when nothing has changed by the last reading', async () => {
    const { run, pass, accepted } = await answered(withdraw);
    for (let read = 0; read < 5; read += 1) await pass();
    expect(await run).toEqual({ phase: 'refused', error: { kind: 'unreadable', text: freeText.message }, unchanged: 'balance' });
    expect(accepted).not.toHaveBeenCalled();
  });

  it('counts when the lists cannot be read', async () => {
    backend.breakReading();
    const { run, pass, accepted } = await answered(withdraw);
    await pass();
    await pass();
    expect(await run).toEqual({ phase: 'done', response: freeText, serverText: freeText.message });
    expect(accepted).toHaveBeenCalledOnce();
  });

  it('counts at once for an action that no list can prove, and is tracked', async () => {
    const { actions, run, accepted } = await answered({ ...withdraw, expects: () => ({ kind: 'slip' }) });
    expect(await run).toEqual({ phase: 'done', response: freeText, serverText: freeText.message });
    expect(accepted).toHaveBeenCalledOnce();
    actions.reset('withdraw');
    void actions.run(withdraw, undefined);
    await untilSent(2);
  });

  it.each([
    [{}, 'done'],
    [{ needsData: true }, 'unknown'],
  ] as const)('without further data is a success unless the action needs them: %j', async (needs, phase) => {
    const run = openTab()
      .load()
      .run({ ...withdraw, expects: () => ({ kind: 'slip' }), ...needs }, undefined);
    await untilSent();
    backend.answer({ error: { kind: 'unreadable', text: freeText.message } });
    expect((await run).phase).toBe(phase);
  });

  it('means success when the text is a known code of success', async () => {
    const { load } = openTab();
    const run = load().run(withdraw, undefined);
    await untilSent();
    backend.answer({ data: { message: 'SUCCESS' } as never });
    expect(await run).toEqual({ phase: 'done', response: { message: 'SUCCESS' } });
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
});

describe('a reloaded page', () => {
  it('continues the check of a sent action, does not send it again, and reports that it was accepted', async () => {
    const { load, pass, accepted } = openTab();
    void load().run(withdraw, undefined);
    await untilSent();
    stubLocks();

    const reloaded = load();
    reloaded.resume();
    await until(reloaded, 'checking');
    expect((await reloaded.run(withdraw, undefined)).phase).toBe('checking');
    backend.addEntry('SUCCESS');
    await pass();
    await until(reloaded, 'done');
    expect(backend.send).toHaveBeenCalledTimes(1);
    expect(accepted).toHaveBeenCalledExactlyOnceWith({
      expected: { kind: 'withdrawal', amount: withdrawal },
      before: { entries: [], balances: { WALLET: 1000 }, inviteBonus: null },
      sentAt: null,
    });
  });

  it('keeps the lock of an action whose outcome stays unknown', async () => {
    const { load, pass, tab } = openTab();
    void load().run(withdraw, undefined);
    await untilSent();
    stubLocks();
    const reloaded = load();
    reloaded.resume();
    for (let read = 0; read < 4; read += 1) await pass();
    await until(reloaded, 'unknown');
    expect(tab.stored.size).toBe(1);
    reloaded.unlock('withdraw');
    expect(tab.stored.size).toBe(0);
  });

  it.each(['', 'null', '{}', '[1]', '[{"id":1}]', 'x'.repeat(100)])('has no action in progress when its storage holds %j', (text) => {
    const { load, tab } = openTab();
    tab.stored.set('member:pending:1', text);
    const actions = load();
    actions.resume();
    expect(phaseOf(actions)).toBe('idle');
  });

  it('treats a stored action that it cannot read as unknown', async () => {
    const { load, tab } = openTab();
    tab.stored.set('member:pending:1', JSON.stringify({ id: '1', intent: 'withdraw', sent: { expected: { kind: 'new' } } }));
    const actions = load();
    actions.resume();
    await until(actions, 'unknown');
  });

  it('keeps the id of an attempt that was given up until the next one is stored, since a page may crash in between', () => {
    const pending = createPendingActions(createMemory().store, () => Date.now());
    const attempt = { id: 'given-up', fingerprint: '5', sent: null };
    pending.add('transfer', attempt);
    pending.release(attempt.id);
    expect(pending.released('transfer')).toEqual(attempt);
    expect(pending.released('transfer')).toEqual(attempt);
    pending.add('transfer', attempt);
    expect(pending.released('transfer')).toBeNull();
  });

  it('knows all actions that were on their way, however long the statement is', async () => {
    const { load } = openTab();
    for (let row = 0; row < 20; row += 1) backend.addEntry('SUCCESS');
    const actions = load();
    const names = ['withdraw', 'transfer', 'clear-bonus', 'add-to-wallet', 'spin'] as const;
    const all = names.map((intent) => ({ ...withdraw, intent }));
    for (const action of all) void actions.run(action, undefined);
    await untilSent(all.length);
    stubLocks();
    const reloaded = load();
    reloaded.resume();
    await vi.waitFor(() => expect(all.map(({ intent }) => reloaded.stateOf(intent).phase)).toEqual(Array(all.length).fill('checking')));
  });
});

describe('two actions of which one can change back what the other has changed', () => {
  const cancel = () => ({ ...withdraw, intent: 'clear-bonus' as const });
  const receive = () => ({ ...withdraw, intent: 'activate-bonus' as const });

  it('are not sent at once in one tab', async () => {
    const actions = openTab().load();
    void actions.run(cancel(), undefined);
    await untilSent();
    expect(await actions.run(receive(), undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledOnce();
  });

  it('are not sent at once in two tabs: the second one once the outcome of the first is known', async () => {
    const tab = openTab();
    const [first, second] = [tab.load(), openTab().load()];
    void first.run(cancel(), undefined);
    await untilSent();
    backend.answer({ error: timeout });
    await until(first, 'checking', 'clear-bonus');
    expect(await second.run(receive(), undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledOnce();
    backend.addEntry('SUCCESS');
    await tab.pass();
    await until(first, 'done', 'clear-bonus');
    void second.run(receive(), undefined);
    await untilSent(2);
  });

  it('are sent one right after the other, as soon as the browser has taken the lock back', async () => {
    const actions = openTab().load();
    void actions.run(cancel(), undefined);
    await untilSent();
    backend.answer({ data: 'thanks' });
    await until(actions, 'done', 'clear-bonus');
    void actions.run(receive(), undefined);
    await untilSent(2);
  });

  it('wait no longer once it is left to the member that the outcome is not known', async () => {
    const tab = openTab();
    const actions = tab.load();
    void actions.run({ ...cancel(), expects: () => ({ kind: 'true-money-link' }) }, undefined);
    await untilSent();
    backend.answer({ error: timeout });
    await until(actions, 'unknown', 'clear-bonus');
    void actions.run(receive(), undefined);
    await untilSent(2);
    expect(actions.stateOf('clear-bonus').phase).toBe('unknown');
  });

  it('wait after a reload too', async () => {
    const tab = openTab();
    void tab.load().run(cancel(), undefined);
    await untilSent();
    stubLocks();
    const reloaded = tab.load();
    reloaded.resume();
    await until(reloaded, 'checking', 'clear-bonus');
    expect(await reloaded.run(receive(), undefined)).toEqual({ phase: 'inOtherTab' });
    expect(backend.send).toHaveBeenCalledOnce();
  });
});

describe('two tabs', () => {
  it('do not run the same action at the same time', async () => {
    const [first, second] = [openTab().load(), openTab().load()];
    void first.run(withdraw, undefined);
    expect((await second.run(withdraw, undefined)).phase).toBe('inOtherTab');
    await untilSent();
    backend.answer({ data: 'thanks' });
    await until(first, 'done');
    void second.run(withdraw, undefined);
    await untilSent(2);
  });

  it.each([
    ['transfer everything', transferAction, { from: 'G1', to: 'WALLET', amount }, transferAllAction, { to: 'WALLET' }],
    ['withdraw everything', withdrawAction, { amount }, withdrawAllAction, { amount }],
  ] as const)('do not %s while the outcome of a part is unknown: the statement shows both alike', async (_name, part, arg, whole, all) => {
    const tabMemory = createMemory();
    const [first, second] = [openTab(tabMemory), openTab(tabMemory)];
    const send = vi.fn(() => Promise.resolve({ error: timeout }));
    const [actions, other] = [first.load(), second.load()];
    other.resume();
    void actions.run({ ...part, send } as MoneyAction<unknown, unknown>, arg);
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    expect((await other.run({ ...whole, send } as MoneyAction<unknown, unknown>, all)).phase).toBe('inOtherTab');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('both read the wallet again after one of them has run an action', async () => {
    const [one, two] = [openTab(), openTab()];
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

  describe('of the same session', () => {
    /** Two tabs of one session. The outcome of the action in the first tab is unknown. */
    const unknownInFirst = async () => {
      const tabMemory = createMemory();
      const [first, second] = [openTab(tabMemory), openTab(tabMemory)];
      const actions = first.load();
      const other = second.load();
      other.resume();
      const run = actions.run(withdraw, undefined);
      await untilSent();
      backend.answer({ error: timeout });
      for (let read = 0; read < 4; read += 1) await first.pass();
      expect((await run).phase).toBe('unknown');
      const unseen = vi.fn<(intent: string, state: { readonly phase: string }) => void>();
      other.onUnseen(unseen);
      return { actions, other, unseen, pass: second.pass, logOut: () => actions.dispose() };
    };

    it('send nothing while the outcome in the other tab is unknown, and do not show it as their own', async () => {
      const { other, unseen } = await unknownInFirst();
      expect(await other.run(withdraw, undefined)).toEqual({ phase: 'inOtherTab' });
      expect(backend.send).toHaveBeenCalledTimes(1);
      expect(unseen.mock.calls.map(([, { phase }]) => phase)).toEqual(['running', 'inOtherTab']);
    });

    it('can run the action again when the other tab knows the outcome', async () => {
      const { actions, other } = await unknownInFirst();
      backend.addEntry('SUCCESS');
      expect(await actions.check('withdraw')).toBe(true);
      expect(phaseOf(actions)).toBe('done');
      void other.run(withdraw, undefined);
      await untilSent(2);
    });

    it('do not show the outcome of a closed tab as their own', async () => {
      const { logOut, other, pass } = await unknownInFirst();
      logOut();
      await vi.waitFor(() => expect(heldLocks.size).toBe(0));
      const run = other.run(withdraw, undefined);
      backend.addEntry('SUCCESS');
      await pass();
      expect(await run).toEqual({ phase: 'inOtherTab' });
      expect(backend.send).toHaveBeenCalledTimes(1);
      void other.run(withdraw, undefined);
      await untilSent(2);
    });

    it('find out what a closed tab has left as soon as the member returns to them', async () => {
      const { logOut, other, unseen, pass } = await unknownInFirst();
      logOut();
      await vi.waitFor(() => expect(heldLocks.size).toBe(0));
      backend.addEntry('SUCCESS');
      await other.recheck();
      await pass();
      await until(other, 'done');
      expect(unseen).toHaveBeenLastCalledWith('withdraw', { phase: 'done', response: null });
      expect(backend.send).toHaveBeenCalledTimes(1);
    });

    it('wait for an action in the other tab, even when they are loaded while it runs', async () => {
      const tabMemory = createMemory();
      const [first, second] = [openTab(tabMemory), openTab(tabMemory)];
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
  it('continues, and still has its outcome when the member returns', async () => {
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

  it('is reset after its outcome was shown and the page was left', async () => {
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
