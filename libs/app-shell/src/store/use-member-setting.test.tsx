import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createApiStore, ApiStoreProvider, walletEndpoints } from '@wallet/api-client';
import { createDeviceStore, type MemberSetting } from '@wallet/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { AppContext, type AppServices } from './app-context.ts';
import { useMemberSetting } from './use-member-setting.ts';

// jsdom cannot hash. Members differ in the end of what is hashed.
beforeEach(
  () => void vi.stubGlobal('crypto', { subtle: { digest: (_name: string, bytes: Uint8Array) => Promise.resolve(bytes.slice(-16)) } }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});

const colour: MemberSetting<string> = { name: 'colour', version: 1, schema: v.string() };

function Colour() {
  const { value, set, remove } = useMemberSetting(colour);
  return (
    <>
      <output>{value === undefined ? 'not known' : (value ?? 'not set')}</output>
      <button onClick={() => set('red')}>Set</button>
      <button onClick={remove}>Remove</button>
    </>
  );
}

function renderFor(memberId: string | null) {
  const store = createApiStore({
    baseUrl: 'https://backend.invalid',
    currency: 'BAHT',
    sendsIntentIds: false,
    token: () => 'token',
    onSignal: () => undefined,
  });
  if (memberId !== null) {
    const nothing = {
      username: '',
      name: '',
      coin: null,
      currency: null,
      balance: null,
      bankAccount: null,
      invite: null,
      gameAccounts: [],
    };
    const entry = { endpointName: 'getWallet', arg: undefined, value: { memberId, ...nothing } } as const;
    store.dispatch(walletEndpoints.util.upsertQueryEntries([entry]));
  }
  const device = createDeviceStore();
  const services = { device, session: { storage: () => device } } as unknown as AppServices;
  render(
    <AppContext value={services}>
      <ApiStoreProvider store={store}>
        <Colour />
        <Colour />
      </ApiStoreProvider>
    </AppContext>,
  );
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => act(() => void fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body));

it('is not known before the wallet has named the member', async () => {
  await act(async () => renderFor(null));
  expect(shown()).toEqual(['not known', 'not known']);
});

it('is the same everywhere on the page although it cannot be kept', async () => {
  vi.stubGlobal('crypto', {});
  await act(async () => renderFor('m1'));
  await screen.findAllByText('not set');
  press('Set');
  expect(shown()).toEqual(['red', 'red']);
  cleanup();
  await act(async () => renderFor('m1'));
  await screen.findAllByText('not set');
});

it('is set and removed everywhere at once, and is there for that member at the next visit', async () => {
  await act(async () => renderFor('m1'));
  await screen.findAllByText('not set');
  press('Set');
  expect(shown()).toEqual(['red', 'red']);
  cleanup();
  await act(async () => renderFor('m2'));
  await screen.findAllByText('not set');
  cleanup();
  await act(async () => renderFor('m1'));
  await screen.findAllByText('red');
  press('Remove');
  expect(shown()).toEqual(['not set', 'not set']);
});
