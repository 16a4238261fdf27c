import { ApiStoreProvider } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { act, renderHook } from '@testing-library/react';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWalletRefreshOnClose } from './use-wallet-refresh-on-close.ts';

let requestedPaths: string[];

beforeEach(() => {
  requestedPaths = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requestedPaths.push(new URL(request.url).pathname);
    return Response.json({ message: 'NO_DATA' }, { status: 400 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function openModal() {
  const store = createTestStore();
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
  return { close: () => act(async () => unmount()), logOut: () => (epoch += 1) };
}

it('reads the wallet once when the modal closes, and not before', async () => {
  const modal = openModal();
  await act(async () => undefined);
  expect(requestedPaths).toEqual([]);
  await modal.close();
  expect(requestedPaths).toEqual(['/api/wallet']);
});

it('reads nothing when the member has logged out before the modal closes', async () => {
  const modal = openModal();
  modal.logOut();
  await modal.close();
  expect(requestedPaths).toEqual([]);
});
