import { useGetWalletQuery, walletEndpoints } from '@wallet/api-client';
import { createSession, createMemoryStore, noChannel } from '@wallet/session';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { AppContext, type AppServices } from './app-context.ts';
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

it('hydrates a prerendered part as it was prerendered, although the response is there already', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(wallet)));
  const Part = () => <p>{useGetWalletQuery().data ? 'loaded' : 'loading'}</p>;
  const page = ({ session, lazy }: ReturnType<typeof openApp>) => (
    <AppContext value={{ session, api: lazy } as unknown as AppServices}>
      <code.SessionStoreProvider>
        <Part />
      </code.SessionStoreProvider>
    </AppContext>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(openApp()));
  const app = openApp();
  app.session.start('token', false);
  await (await app.lazy.load()).dispatch(walletEndpoints.endpoints.getWallet.initiate());
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(root, page(app), { onRecoverableError });
    await Promise.resolve();
  });
  expect(root.textContent).toBe('loaded');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
