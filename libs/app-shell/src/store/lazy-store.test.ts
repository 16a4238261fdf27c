import { walletEndpoints } from '@wallet/api-client';
import { createSession, createMemoryStore, noChannel } from '@wallet/session';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyStore } from './lazy-store.ts';
import * as code from './session-store.tsx';

afterEach(() => vi.unstubAllGlobals());

const wallet = { profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 0 }, wallet: { amount: 10 }, slots: [] };

function openApp() {
  const session = createSession({ device: createMemoryStore(), tab: createMemoryStore(), channel: noChannel });
  const lazy = createLazyStore({
    loadCode: () => Promise.resolve(code),
    flags: { apiBaseUrl: 'http://backend.test', idempotencyHeader: false },
    currency: 'BAHT',
    session,
    onServiceEnded: () => undefined,
  });
  return { session, lazy };
}

it('creates one store per session and empties it when the member logs out', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(wallet)));
  const { session, lazy } = openApp();
  session.start('token', false);
  const store = await lazy.load();
  await store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
  expect(await lazy.load()).toBe(store);
  expect(JSON.stringify(store.getState())).toContain('Somchai');

  session.end('logged-out');
  expect(JSON.stringify(store.getState())).not.toContain('Somchai');
  const next = await lazy.load();
  expect(next).not.toBe(store);
  expect(JSON.stringify(next.getState())).not.toContain('Somchai');
});

it('tells of the store that is open and of each that is opened later', async () => {
  const { session, lazy } = openApp();
  session.start('token', false);
  const first = await lazy.load();
  const opened: unknown[] = [];
  lazy.onOpen((store) => opened.push(store));
  expect(opened).toEqual([first]);
  session.end('logged-out');
  const second = await lazy.load();
  await lazy.load();
  expect(opened).toEqual([first, second]);
});
