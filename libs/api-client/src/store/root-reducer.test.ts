import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { sendJson, startMisbehavingServer, type MisbehavingServer } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { emptyStore } from './api-store.ts';
import { slices } from './root-reducer.ts';

const { getWallet } = walletEndpoints.endpoints;

const names = createSlice({
  name: 'names',
  initialState: [] as readonly string[],
  reducers: { named: (all, { payload }: PayloadAction<string>) => [...all, payload] },
  selectors: { selectNames: (all) => all },
});

declare module './root-reducer.ts' {
  interface StoreSlices {
    readonly names: readonly string[];
  }
}

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

describe('a store', () => {
  it('accepts a slice that is injected later and keeps its state', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await store.dispatch(getWallet.initiate());
    const { selectNames } = names.injectInto(slices).selectors;
    expect(selectNames(store.getState())).toEqual([]);
    store.dispatch(names.actions.named('Somchai'));
    expect(selectNames(store.getState())).toEqual(['Somchai']);
    expect(getWallet.select()(store.getState()).data?.name).toBe('Somchai');
  });

  it('runs effects that are added later, in this store only', () => {
    const [one, other] = [startTestSession({ baseUrl: '' }), startTestSession({ baseUrl: '' })];
    const dispatched: unknown[] = [];
    one.store.startListening({ predicate: () => true, effect: (action) => void dispatched.push(action) });
    one.store.dispatch({ type: 'test/happened' });
    other.store.dispatch({ type: 'test/otherHappened' });
    expect(dispatched).toEqual([{ type: 'test/happened' }]);
  });

  it('is empty after its session has ended, even when a response arrives late', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    await store.dispatch(getWallet.initiate());
    store.dispatch(names.actions.named('Somchai'));
    expect(JSON.stringify(store.getState())).toContain('Somchai');
    const late = store.dispatch(getWallet.initiate(undefined, { forceRefetch: true }));
    emptyStore(store);
    await late;
    store.dispatch(names.actions.named('Somchai'));
    expect(JSON.stringify(store.getState())).not.toContain('Somchai');
  });
});
