import { ApiStoreProvider, walletEndpoints } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { moneyOf } from '@wallet/domain';
import { createTabStore } from '@wallet/session';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hiddenAmountsKey } from '../amounts/hidden-amounts-key.ts';
import { trackQrCode } from '../tracking/use-tracker.ts';
import { useLastActs } from './use-last-acts.ts';

const amount = moneyOf(500_00, 'BAHT');
const qr = { bankCode: 'KBANK', amount };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function open() {
  const store = createTestStore();
  const nothing = { username: '', name: '', coin: null, currency: null, balance: null, bankAccount: null, invite: null, gameAccounts: [] };
  const value = { memberId: 'm1', ...nothing };
  store.dispatch(walletEndpoints.util.upsertQueryEntries([{ endpointName: 'getWallet', arg: undefined, value }]));
  const services = { device: createTabStore(), session: { storage: createTabStore } } as unknown as AppServices;
  const wrapper = ({ children }: PropsWithChildren) => (
    <AppContext value={services}>
      <ApiStoreProvider store={store}>{children}</ApiStoreProvider>
    </AppContext>
  );
  const { result } = renderHook(useLastActs, { wrapper });
  await waitFor(() => {
    act(() => result.current.note({ qr }));
    expect(result.current.acts.qr).toEqual(qr);
  });
  return { store, last: result };
}

it('knows the last act of each kind', async () => {
  const { last } = await open();
  act(() => last.current.note({ transfer: { to: 'pgsoft', amount } }));
  act(() => last.current.note({ isWhole: true }));
  expect(last.current.acts).toEqual({ qr, transfer: { to: 'pgsoft', amount }, isWhole: true });
});

it('suggests nothing more after a reminder, whatever the member does', async () => {
  const { last } = await open();
  act(() => last.current.rest());
  act(() => last.current.note({ qr }));
  expect(last.current.acts).toEqual({});
});

it('suggests nothing while amounts are hidden', async () => {
  const { last } = await open();
  act(() => {
    sessionStorage.setItem(hiddenAmountsKey, 'true');
    window.dispatchEvent(new Event('storage'));
  });
  expect(last.current.acts).toEqual({});
});

it('suggests no other QR code while one waits for its payment', async () => {
  const { store, last } = await open();
  act(() => trackQrCode(store.dispatch, { id: 'q1', ...qr, expiresAt: null }));
  expect(last.current.acts).toEqual({});
});
