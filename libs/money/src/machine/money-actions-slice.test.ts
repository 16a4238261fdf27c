import { emptyStore, type ApiError, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { createStore } from '@wallet/session';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMoneyActions } from './money-actions.ts';
import { events, selectMoneyAction } from './money-actions-slice.ts';

const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

// The first import of this module can take longer than the timeout of a test.
beforeAll(() => import('./reconcile-code.ts'));
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => vi.unstubAllGlobals());

/** The actions of a member, and the types of the store actions that they dispatch. */
function openSession() {
  const store = createTestStore();
  const memory = createStore(() => {
    throw new Error('blocked');
  });
  let isCurrent = true;
  const actions = createMoneyActions({
    store,
    storage: memory,
    isCurrent: () => isCurrent,
    wait: () => Promise.resolve(),
    untilOnline: () => Promise.resolve(),
  });
  const dispatchedTypes: string[] = [];
  store.startListening({
    predicate: ({ type }) => type.startsWith('moneyActions/'),
    effect: ({ type }) => void dispatchedTypes.push(type.slice('moneyActions/'.length)),
  });
  let response: (sent: SendResult<string>) => void = () => undefined;
  const send = vi.fn(() => new Promise<SendResult<string>>((resolve) => (response = resolve)));
  const withdraw: MoneyAction<void, string> = {
    intent: 'withdraw',
    send,
    expects: () => ({ kind: 'withdrawal', amount: { minor: 500, currency: 'BAHT' } }),
  };
  return {
    store,
    dispatchedTypes,
    start: async () => {
      const run = actions.run(withdraw, undefined);
      await vi.waitFor(() => expect(send).toHaveBeenCalled());
      return { end: (sent: SendResult<string>) => (response(sent), run) };
    },
    logOut: () => {
      isCurrent = false;
      emptyStore(store);
    },
  };
}

it('keeps where an action stands in the store from the first tap to the outcome', async () => {
  const { store, start } = openSession();
  const shown = () => selectMoneyAction(store.getState(), 'withdraw');
  const { end } = await start();
  expect(shown()).toEqual({ phase: 'running' });
  expect(store.getState().moneyActions?.withdraw).toMatchObject({ step: { name: 'sending' }, lock: 'held', record: { as: 'pending' } });
  await end({ data: 'thanks' });
  expect(shown()).toEqual({ phase: 'done', response: 'thanks' });
  await vi.waitFor(() =>
    expect(store.getState().moneyActions?.withdraw).toMatchObject({ step: { name: 'done' }, lock: 'none', record: { as: 'gone' } }),
  );
});

it('shows the same object until the step changes', async () => {
  const { store, start } = openSession();
  const shown = () => selectMoneyAction(store.getState(), 'withdraw');
  const { end } = await start();
  await end({ error: refusal });
  const before = shown();
  store.dispatch(events.shown({ intent: 'withdraw' }));
  expect(shown()).toBe(before);
});

const sending = ['requested', 'lockGranted', 'readAheadStarted', 'prepared'];

it.each<[string, SendResult<string>, string[]]>([
  ['done', { data: 'thanks' }, ['answered', 'lockReleased']],
  ['refused', { error: refusal }, ['answered', 'lockReleased']],
  ['unknown', { error: { kind: 'timeout' } }, ['answered', 'read', 'read', 'read', 'read']],
])('dispatches each step of an action whose outcome is %s', async (_outcome, sent, ending) => {
  const { dispatchedTypes, start } = openSession();
  const { end } = await start();
  await end(sent);
  const isStep = (type: string) => type !== 'readAheadEnded' && type !== 'accepted';
  await vi.waitFor(() => expect(dispatchedTypes.filter(isStep)).toEqual([...sending, ...ending]));
  expect(dispatchedTypes.includes('accepted')).toBe('data' in sent);
});

it('leaves nothing in the store after logout, even when the response arrives later', async () => {
  const { store, start, logOut } = openSession();
  const { end } = await start();
  logOut();
  expect(store.getState().moneyActions).toEqual({});
  await end({ data: 'thanks, Somchai' });
  expect(JSON.stringify(store.getState())).not.toContain('Somchai');
});
