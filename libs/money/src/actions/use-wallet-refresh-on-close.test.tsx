import { ApiStoreProvider, createApiStore } from '@wallet/api-client';
import { act, renderHook } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWalletRefreshOnClose } from './use-wallet-refresh-on-close.ts';

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Response.json({ message: 'NO_DATA' }, { status: 400 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function openModal() {
  const store = createApiStore({
    baseUrl: 'http://backend.test',
    token: () => 't',
    isOnline: () => true,
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: () => undefined,
  });
  let epoch = 1;
  const services = { session: { epoch: () => epoch } } as unknown as AppServices;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <AppContext value={services}>
        <ApiStoreProvider store={store}>{children}</ApiStoreProvider>
      </AppContext>
    </StrictMode>
  );
  const { unmount } = renderHook(() => useWalletRefreshOnClose(), { wrapper });
  return { leave: () => act(async () => unmount()), logOut: () => (epoch += 1) };
}

it('reads the wallet once when it is left, and not before', async () => {
  const modal = openModal();
  await act(async () => undefined);
  expect(asked).toEqual([]);
  await modal.leave();
  expect(asked).toEqual(['/api/wallet']);
});

it('asks nothing in the name of who has logged out', async () => {
  const modal = openModal();
  modal.logOut();
  await modal.leave();
  expect(asked).toEqual([]);
});
