import { createApiStore, emptyStore, type ApiError, type MoneyAction, type SendResult } from '@wallet/api-client';
import { createStore } from '@wallet/session';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMoneyActions } from './money-actions.ts';
import { onAction } from './on-action.ts';

const refusal: ApiError = { kind: 'refused', status: 400, code: 'MONEY_NOT_ENOUGH', text: 'MONEY_NOT_ENOUGH' };

// Transforming its code for the first time takes longer than a test waits.
beforeAll(() => import('./reconcile-code.ts'));
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way there'))));
afterEach(() => vi.unstubAllGlobals());

/** The actions of a member, with what the developer tools show of them. */
function openSession() {
  const store = createApiStore({
    baseUrl: 'http://backend.test',
    token: () => 't',
    isOnline: () => true,
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: () => undefined,
  });
  const memory = createStore(() => {
    throw new Error('blocked');
  });
  let isCurrent = true;
  const actions = createMoneyActions({
    store,
    storage: memory,
    device: memory,
    isCurrent: () => isCurrent,
    wait: () => Promise.resolve(),
    untilOnline: () => Promise.resolve(),
  });
  const seen: string[] = [];
  onAction(store, (action) => {
    const { type } = action as { readonly type: string };
    if (type.startsWith('moneyActions/')) seen.push(type.slice('moneyActions/'.length));
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
    seen,
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

it('stands in the state of the store, from the first tap to the outcome', async () => {
  const { store, start } = openSession();
  const { end } = await start();
  expect(store.getState().moneyActions).toEqual({ withdraw: { phase: 'running' } });
  await end({ data: 'thanks' });
  expect(store.getState().moneyActions).toEqual({ withdraw: { phase: 'done', response: 'thanks' } });
});

it.each<[string, SendResult<string>, string[]]>([
  ['done', { data: 'thanks' }, ['started', 'accepted', 'succeeded']],
  ['refused', { error: refusal }, ['started', 'refused']],
  ['left unknown', { error: { kind: 'timeout' } }, ['started', 'checkStarted', 'leftUnknown']],
])('shows the developer tools each step of one that is %s', async (_how, sent, events) => {
  const { seen, start } = openSession();
  const { end } = await start();
  await end(sent);
  expect(seen).toEqual(events);
});

it('leaves nothing in the store when the member logs out, also where the answer comes later', async () => {
  const { store, start, logOut } = openSession();
  const { end } = await start();
  logOut();
  expect(store.getState().moneyActions).toEqual({});
  await end({ data: 'thanks of Somchai' });
  expect(JSON.stringify(store.getState())).not.toContain('Somchai');
});
