import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sendJson, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { restartReads } from '../transport/base-query.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import { emptyStore } from './api-store.ts';
import { slices } from './root-reducer.ts';

const { getWallet } = walletEndpoints.endpoints;
const otherWallet = { ...goodWallet, profile: { ...goodWallet.profile, _id: 'm2', name: 'Malee' }, wallet: { amount: 7 } };

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

const server = serverOfEachTest();

/** Starts a read. Returns a function that sends the response. */
async function startRead(session: ReturnType<typeof startTestSession>) {
  let pendingResponse: ServerResponse | undefined;
  server.answerWith((response) => (pendingResponse = response));
  const arrived = server.nextRequest();
  const ended = session.store.dispatch(getWallet.initiate());
  await arrived;
  return async (status: number, body: unknown) => {
    if (pendingResponse) sendJson(status, body)(pendingResponse);
    return ended;
  };
}

describe('createApiStore', () => {
  it('gives each session its own store, so that a late response does not reach the next member', async () => {
    const somchai = startTestSession({ baseUrl: server.baseUrl, token: () => 'token-of-somchai' });
    const respondToSomchai = await startRead(somchai);

    const malee = startTestSession({ baseUrl: server.baseUrl, token: () => 'token-of-malee' });
    server.answerWith(sendJson(200, otherWallet));
    await malee.store.dispatch(getWallet.initiate());
    const late = await respondToSomchai(200, goodWallet);

    expect(late.data?.name).toBe('Somchai');
    expect(getWallet.select()(malee.store.getState()).data?.name).toBe('Malee');
    expect(JSON.stringify(malee.store.getState())).not.toContain('Somchai');
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-of-somchai', 'Bearer token-of-malee']);
  });

  it('reports a late session end only to the session of the request', async () => {
    const somchai = startTestSession({ baseUrl: server.baseUrl });
    const respondToSomchai = await startRead(somchai);
    const malee = startTestSession({ baseUrl: server.baseUrl });
    await respondToSomchai(401, { message: 'invalid-token' });
    expect(somchai.signals).toEqual(['session-ended']);
    expect(malee.signals).toEqual([]);
  });

  it('sends nothing once it is emptied', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, goodWallet));
    emptyStore(store);
    await store.dispatch(getWallet.initiate());
    expect(server.seen).toEqual([]);
  });

  it('ends its running reads when it is emptied, and starts none of them again', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(() => undefined);
    const arrived = server.nextRequest();
    const read = store.dispatch(getWallet.initiate());
    await arrived;
    emptyStore(store);
    store.dispatch(restartReads());
    await read;
    expect(server.seen).toHaveLength(1);
  });

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
